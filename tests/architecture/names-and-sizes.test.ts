import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { scopeOf } from "../../tools/map/follow-route.ts";
import { listFiles, readModule, root } from "../../tools/map/read-module.ts";

const folders = ["src", "packages", "tools", "tests", "bench"];
const files = listFiles(folders, /(?<!\.md)$/);
const code = files.filter((file) => /\.tsx?$/.test(file));

/** The market's stories and the world's tables are data; a file of data may be long. */
const isData = (file: string) => /^packages\/demo-market\/market\/(vendors|phrases|reviews)\//.test(file);

test("files and folders are kebab-case", () => {
  const parts = [...new Set(files.flatMap((file) => file.split("/")))];
  const wrong = parts.filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part));
  expect(wrong).toEqual([]);
});

const emptyWords = /^(utils?|helpers?|common|misc|manager|services?)$/;

test("no name says nothing: utils, helpers, common, misc, manager, service", () => {
  const files = code.filter((file) => file.split(/[/.-]/).some((word) => emptyWords.test(word)));
  const names = code.flatMap((file) =>
    [...scopeOf(file).exported.keys()]
      .filter((name) => name.split(/(?=[A-Z])/).some((word) => emptyWords.test(word.toLowerCase())))
      .map((name) => `${file}: ${name}`),
  );
  expect([...files, ...names]).toEqual([]);
});

test("no barrel: nothing is exported from a file that only passes it on", () => {
  const passing = code.filter((file) =>
    readModule(file).body.some(
      (node) =>
        node.type === "ExportAllDeclaration" || (node.type === "ExportNamedDeclaration" && node.source),
    ),
  );
  expect([...passing, ...code.filter((file) => /(^|\/)index\.tsx?$/.test(file))]).toEqual([]);
});

test("no file of code is longer than 300 lines", () => {
  const long = files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !isData(file))
    .map((file) => ({ file, lines: readLines(file) }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});

const readLines = (file: string) => fs.readFileSync(path.join(root, file), "utf8").split("\n").length - 1;

const verbs =
  /^(add|assert|can|cancel|check|clear|consume|create|delete|end|erase|export|find|fetch|get|has|hold|index|is|list|load|make|mark|move|on|open|place|post|price|process|publish|queue|receive|record|refresh|refund|release|remove|send|set|settle|start|sweep|update|view)-/;

const verbFiles = listFiles(["src/domains"], /(?<!\.test)\.tsx?$/).filter(
  (file) => /\/server\/(?!internal\/)/.test(file) && verbs.test(path.basename(file)),
);

const camelCase = (file: string) =>
  path
    .basename(file)
    .replace(/\.tsx?$/, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test("a verb's file exports the function that it is named after", () => {
  const wrong = verbFiles.filter((file) => {
    const name = camelCase(file);
    const exported = scopeOf(file).exported;
    return !exported.has(name) && !exported.has(`unscoped${name[0]!.toUpperCase()}${name.slice(1)}`);
  });
  expect(wrong).toEqual([]);
});

test("every function that a domain's server exports says what it does", () => {
  const silent = listFiles(["src/domains"], /(?<!\.test)\.tsx?$/)
    .filter((file) => file.includes("/server/"))
    .flatMap((file) => {
      const { body, text } = readModule(file);
      return body
        .filter((node) => node.type === "ExportNamedDeclaration")
        .filter((node) => (node.declaration as { type?: string } | null)?.type === "FunctionDeclaration")
        .filter((node) => !/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(text.slice(0, node.start)))
        .map((node) => `${file}: ${text.slice(node.start, text.indexOf("(", node.start))}`);
    });
  expect(silent).toEqual([]);
});
