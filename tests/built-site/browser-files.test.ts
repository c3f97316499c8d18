import fs from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { listFiles, root } from "../../tools/map/read-module.ts";

/** Words that only the server's code has. */
const marks = [
  "pg_advisory",
  "better-auth",
  "drizzle",
  "pg-boss",
  "node:fs",
  "node:crypto",
  "stripe-signature",
  "SESSION_SECRET",
];

let scripts: string[];
beforeAll(() => {
  scripts = listFiles(["build/client"], /\.js$/);
});

test("the built site has scripts", () => {
  expect(scripts.length).toBeGreaterThan(10);
});

test.each(marks)("what a browser gets holds no %s", (mark) => {
  const found = scripts.filter((file) => fs.readFileSync(path.join(root, file), "utf8").includes(mark));
  expect(found).toEqual([]);
});
