import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles, root } from "../../tools/map/read-module.ts";

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const folders = ["src", "packages", "tests", "tools", "bench", "docs"].filter((folder) =>
  fs.existsSync(path.join(root, folder)),
);
const texts = [
  ...listFiles(folders, /\.(tsx?|css|md|mjs)$/),
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
].filter((file) => !/node_modules\/|^tests\/architecture\/references/.test(file));
const documents = texts.filter((file) => file.endsWith(".md"));

/** A page's anchors: headings as GitHub names them, and `<a id>`. */
function anchorsOf(file: string): Set<string> {
  const text = read(file);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)]);
}

/** Whether `docs/page.md#anchor`, relative to the root, exists. */
function resolves(target: string): boolean {
  const [file, anchor] = target.split("#") as [string, string?];
  if (!fs.existsSync(path.join(root, file))) return false;
  return !anchor || !file.endsWith(".md") || anchorsOf(file).has(anchor);
}

describe("the rules", () => {
  const rules = [...read("docs/rules.md").matchAll(/^\*\*<a id="r(\d+)"><\/a>R(\d+)\./gm)];

  test("are numbered without a gap, each with its anchor", () => {
    expect(rules.map(([, anchor]) => Number(anchor))).toEqual(rules.map((_, index) => index + 1));
    expect(rules.map(([, , id]) => id)).toEqual(rules.map(([, anchor]) => anchor));
  });

  test("exist wherever code or a document cites one", () => {
    const known = new Set(rules.map(([, , id]) => id));
    const unknown = texts.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w-])R([1-9]\d{0,2})(?!\w)/g)]
        .filter(([, id]) => !known.has(id!))
        .map(([rule]) => `${file}: ${rule}`),
    );
    expect(unknown).toEqual([]);
  });
});

test("every link inside the documents leads somewhere, anchors included", () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .map(([, target]) =>
        target!.startsWith("#") ? file + target : path.posix.join(path.posix.dirname(file), target!),
      )
      .filter((target) => !resolves(target))
      .map((target) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test("every page of docs/ that code names exists, anchors included", () => {
  const broken = texts.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w./])docs\/[\w/-]+\.md(?:#[\w-]+)?/g)]
      .filter(([target]) => !resolves(target))
      .map(([target]) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test("no reference is without an address: a rule is R<n>, a decision its page, the product docs/product.md", () => {
  const vague = texts.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? \d+|\brules? \d+|(?<!-)\bspecification\b/gi)].map(
      ([words]) => `${file}: ${words}`,
    ),
  );
  expect(vague).toEqual([]);
});
