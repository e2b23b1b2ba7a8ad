/**
 * Bundle every widget to one script and one style sheet in widgets/static.
 *
 *     node build.mjs [folder]     the folder to write to; without it ../static
 *
 * A folder with `widget.js`, and `widget.css` beside it, gives one bundle of its own name. A folder with `entry.mjs`
 * gives one bundle for each game that has a style sheet for that part: `entry.mjs` exports `widget(part)`, which is
 * called with what PARTS names of `games/<game>.mjs`, and the style sheet of the part stands between the shared ones and
 * the folder's own.
 * A widget's module is imported from a blob, where relative imports cannot work: hence one file per widget.
 * Not minified, so that the committed bundle can be read and reviewed; only the types are left out.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

/**
 * For each widget that is made for a game, what it takes of the game, and the end of the name of its style sheet.
 * @type {Record<string, {part: string, sheet: string}>}
 */
const PARTS = {
  accounts: { part: "createAccounts", sheet: "-accounts" },
  map: { part: "createBoard", sheet: "-board" },
  player: { part: "kit", sheet: "" },
  studio: { part: "kit", sheet: "" },
  table: { part: "kit", sheet: "" },
};

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2] ?? join(here, "..", "static"));
const exists = (/** @type {string[]} */ ...path) => existsSync(join(here, ...path));
const folders = readdirSync(here).sort();
const games = readdirSync(join(here, "games")).filter((file) => exists("games", file.replace(/\.mjs$/, ".css"))
  && file.endsWith(".mjs")).map((file) => basename(file, ".mjs")).sort();

/** Modules that stand in no file, by their names. @type {Map<string, string>} */
const made = new Map();
/** @type {{name: string, source: string, files: string[]}[]} */
const bundles = [];
for (const name of folders) {
  if (exists(name, "widget.js")) {
    const files = ["widget.js", "widget.css"].filter((file) => exists(name, file)).map((file) => `./${name}/${file}`);
    bundles.push({ name, source: name, files });
  }
  if (!exists(name, "entry.mjs")) continue;
  const { part, sheet } = PARTS[name];
  for (const game of games.filter((game) => exists("games", `${game}${sheet}.css`))) {
    const bundle = `${name}-${game}`;
    const sheets = ["./shared/base.css", `./games/${game}${sheet}.css`, ...(exists(name, "widget.css") ? [`./${name}/widget.css`] : [])];
    made.set(`${bundle}.js`, [
      `import { ${part} } from "./games/${game}.mjs";`,
      `import { widget } from "./${name}/entry.mjs";`,
      `export default widget(${part});`,
    ].join("\n"));
    made.set(`${bundle}.css`, sheets.map((file) => `@import "${file}";`).join("\n"));
    bundles.push({ name: bundle, source: `${name} and widgets/js/games/${game}.mjs`, files: [`made:${bundle}.js`, `made:${bundle}.css`] });
  }
}

/** @type {import("esbuild").Plugin} */
const fromMemory = {
  name: "made",
  setup(build) {
    build.onResolve({ filter: /^made:/ }, ({ path }) => ({ path: path.slice("made:".length), namespace: "made" }));
    build.onLoad({ filter: /./, namespace: "made" }, ({ path }) => ({
      contents: made.get(path), loader: path.endsWith(".css") ? "css" : "js", resolveDir: here,
    }));
  },
};

const looks = join(here, "..", "look.json");

/**
 * Of the looks a bundle holds what it reads, not those of the other games: esbuild keeps a file of data whole.
 * @param {string} script  the bundle with all of them
 * @returns {import("esbuild").Plugin}
 */
const someLooks = (script) => ({
  name: "looks",
  setup(build) {
    build.onLoad({ filter: /[/\\]look\.json$/ }, () => {
      const read = new Set(Array.from(script.matchAll(/\blook_default\d*\.(\w+)/g), ([, key]) => key));
      const kept = Object.entries(JSON.parse(readFileSync(looks, "utf-8"))).filter(([key]) => read.has(key));
      const lines = kept.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
      return { contents: `{\n${lines.join(",\n")}\n}`, loader: "json" };
    });
  },
});

/**
 * A script without its JSDoc, which esbuild keeps inside of functions, on lines of its own: types are for whoever edits
 * the sources, and every page that shows a widget would hold them.
 * @param {string} script
 */
const withoutTypes = (script) => script.replace(/^ *\/\*\*(?:(?!\*\/)[^])*\*\/\n/gm, "");

/**
 * A bundle without the names of the files it is made of, and the empty lines before them: three kilobytes of a large one.
 * @param {string} text
 */
const withoutFiles = (text) => text.replace(/^\n*(?:\/\/ [\w./:-]+\.(?:m?js|json)|\/\* [\w./:-]+\.css \*\/)\n/gm, "");

/**
 * A bundle indented by one blank a level, not two: a saved notebook holds it whole, and nine kilobytes of it were blanks.
 * No text in the sources goes over the end of a line.
 * @param {string} text
 */
const narrow = (text) => text.replace(/^(?: {2})+/gm, (blanks) => blanks.slice(blanks.length / 2));

/**
 * A script with single quotes for double ones, each of which takes a backslash in a saved notebook: four kilobytes of a
 * large bundle. Only lines in which nothing else could be meant are changed, and what comes of it is read again.
 * @param {string} script
 */
async function quoted(script) {
  const single = script.replace(/^[^`'\\\n]*(?:`[^`'\\\n]*`[^`'\\\n]*)?$/gm, (line) =>
    line.split("`").map((part, place) => (place === 1 ? part : part.replaceAll('"', "'"))).join("`"));
  const [before, after] = await Promise.all([script, single].map((code) => transform(code)));
  if (before.code !== after.code) throw new Error("a bundle means something else with single quotes");
  return single;
}

/** @type {Set<string>} */
const written = new Set();
mkdirSync(target, { recursive: true });
for (const { name, source, files } of bundles) {
  const notice = `/* Built from widgets/js/${source} by \`make js\`: edit the source, not this file. */`;
  /** @type {import("esbuild").BuildOptions} */
  const options = {
    absWorkingDir: here,
    entryPoints: files.map((file) => ({ in: file, out: name })),
    outdir: target,
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    banner: { js: notice, css: notice },
    logLevel: "warning",
  };
  const whole = await build({ ...options, write: false, plugins: [fromMemory] });
  const script = whole.outputFiles?.find(({ path }) => path.endsWith(".js"))?.text ?? "";
  const { outputFiles } = await build({ ...options, write: false, plugins: [fromMemory, someLooks(script)] });
  for (const { path, text } of outputFiles) {
    writeFileSync(path, narrow(withoutFiles(path.endsWith(".js") ? await quoted(withoutTypes(text)) : text)));
    written.add(basename(path));
  }
}
// A bundle whose source was renamed or removed must not stay behind.
for (const file of readdirSync(target)) {
  if (/\.(js|css)$/.test(file) && !written.has(file)) rmSync(join(target, file));
}
console.log(`${bundles.length} bundles built: ${bundles.map(({ name }) => name).join(", ")}`);
