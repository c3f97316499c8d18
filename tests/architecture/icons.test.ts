import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../tools/map/read-module.ts";

const read = (file: string) => fs.readFileSync(path.join(root, "src/ui", file), "utf8");
const sources = fs
  .readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("ui/icon.tsx"))
  .map((file) => fs.readFileSync(path.join(root, "src", file), "utf8"))
  .join("\n");

const drawn = [...read("icons.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name!);
const named = [...read("icon.tsx").matchAll(/^ {2}\| "([^"]+)"/gm)].map(([, name]) => name!);

test("the sprite draws each icon that has a name, once", () => {
  expect(named.length).toBeGreaterThan(50);
  expect(drawn.toSorted()).toEqual(named.toSorted());
});

test.each(named)("%s is shown somewhere", (name) => {
  expect(sources).toContain(`"${name}"`);
});
