/**
 * Bundle every `<name>/widget.js`, and the `<name>/widget.css` beside it, to one file each in widgets/static.
 *
 *     node build.mjs [folder]     the folder to write to; without it ../static
 *
 * A widget's module is imported from a blob, where relative imports cannot work: hence one file per widget.
 * Not minified, so that the committed bundle can be read and reviewed.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(process.argv[2] ?? join(here, "..", "static"));
const names = readdirSync(here).filter((name) => existsSync(join(here, name, "widget.js"))).sort();

const made = new Set();
mkdirSync(target, { recursive: true });
for (const name of names) {
  const notice = `/* Built from widgets/js/${name} by \`make js\`: edit the source, not this file. */`;
  const result = await build({
    absWorkingDir: here,
    entryPoints: ["widget.js", "widget.css"]
      .map((file) => join(name, file))
      .filter((file) => existsSync(join(here, file)))
      .map((file) => ({ in: file, out: name })),
    outdir: target,
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    banner: { js: notice, css: notice },
    logLevel: "warning",
    metafile: true,
  });
  for (const file of Object.keys(result.metafile.outputs)) made.add(basename(file));
}
// A bundle whose source was renamed or removed must not stay behind.
for (const file of readdirSync(target)) {
  if (/\.(js|css)$/.test(file) && !made.has(file)) rmSync(join(target, file));
}
console.log(`${names.length} widgets built: ${names.join(", ")}`);
