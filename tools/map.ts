import fs from "node:fs";
import path from "node:path";
import { drawMap } from "./map/draw-map.ts";
import { root } from "./map/read-module.ts";

/**
 * `node tools/map.ts --write` writes docs/map.md; without the flag it reports whether the map is stale, also by its
 * exit code.
 */
const file = path.join(root, "docs/map.md");
const map = drawMap();

if (process.argv.includes("--write")) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, map);
} else if (fs.existsSync(file) && fs.readFileSync(file, "utf8") === map)
  console.log("docs/map.md is up to date.");
else {
  console.error("docs/map.md is stale: run `npm run map`.");
  process.exitCode = 1;
}
