/** The map of IMPERO; for tests only. */
import { createProvinces } from "../../widgets/js/provinces/provinces.mjs";
import { alone } from "./alone.js";
import "./provinces.css";

export default alone(createProvinces, "impero");
