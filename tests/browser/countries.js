/** The board of Incorporated; for tests only. */
import { createCountries } from "../../widgets/js/countries/countries.mjs";
import { alone } from "./alone.js";
import "./countries.css";

export default alone(createCountries, "incorporated");
