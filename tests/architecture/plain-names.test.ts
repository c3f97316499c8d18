import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { scopeOf } from "../../tools/map/follow-route.ts";
import { listFiles, root } from "../../tools/map/read-module.ts";

const folders = ["src", "packages", "tests/support", "tools", "bench"].filter((folder) =>
  fs.existsSync(path.join(root, folder)),
);
const files = listFiles(folders, /./).filter((file) => !file.includes("node_modules/"));

/** The words that docs/glossary.md rejects. A pair is rejected only as a pair: `early-press`, `giveBack`. */
const struck = [
  /^(doors?|kept|keepers?|shelf|shelves|flights?|freshness|news|dut(y|ies)|rooms?|alive|ways|traces?)$/,
  /^(standings?|obstacles?|stalls?|lettering|whoever|somebody|nobody)$/,
];
const struckPairs = /(^|-)(early-press(es)?|give-back|gives-back|given-back|house-tests?)(-|$)/;
/** Verbs of speech are rejected at the start of a name. */
const struckPrefix = /^(tells?|told|asks?|asked)-/;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Whether the name of a file or export contains a rejected word. */
function isStruck(name: string): boolean {
  const words = wordsOf(name);
  const joined = words.join("-");
  return (
    words.some((word) => struck.some((pattern) => pattern.test(word))) ||
    struckPairs.test(joined) ||
    struckPrefix.test(joined)
  );
}

test("names of files and folders use the glossary's words", () => {
  const parts = new Set(files.flatMap((file) => file.split("/").map((part) => part.replace(/\..*$/, ""))));
  expect([...parts].filter(isStruck)).toEqual([]);
});

test("names of exports use the glossary's words", () => {
  const offending = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...scopeOf(file).exported.keys()].filter(isStruck).map((name) => `${file}: ${name}`));
  expect(offending).toEqual([]);
});
