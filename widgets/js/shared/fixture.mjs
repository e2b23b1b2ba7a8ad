/** What Python has ready for the browser, read from its files; for tests. */
import { readFileSync } from "node:fs";

/** A JSON file of the project. @param {string} path @returns {any} */
export const read = (path) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8"));

/** @param {string} name  of a file in tests/data/views */
export const view = (name) => read(`tests/data/views/${name}.json`);

/** @param {"en" | "fr"} lang @returns {Record<string, string>} */
export const texts = (lang) => read(`gamekit/locale/${lang}.json`);
