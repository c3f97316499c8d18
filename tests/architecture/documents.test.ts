import fs from "node:fs";
import path from "node:path";
import { demoAccounts, demoPassword } from "@cafeto/demo-market/demo-accounts";
import { describe, expect, test } from "vitest";
import { scopeOf } from "../../tools/map/follow-route.ts";
import { listFiles, literalOf, type Node, root, visit } from "../../tools/map/read-module.ts";
import { domains } from "./import-table.ts";

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const readme = read("README.md");

/** The configuration's variables with their defaults in the schema. */
function configVariables(): Map<string, string | undefined> {
  const variables = new Map<string, string | undefined>();
  const schema = scopeOf("src/platform/config/config.ts").declared.get("environment")!;
  for (const property of ((schema.arguments as Node[])[0]!.properties as Node[]) ?? []) {
    let fallback: string | undefined;
    visit(property, (node) => {
      const isDefault = ((node.callee as Node | undefined)?.property as Node | undefined)?.name === "default";
      const [value] = (isDefault && (node.arguments as Node[])) || [];
      if (value) fallback = literalOf(value) ?? String(value.value);
    });
    variables.set(String((property.key as Node).name), fallback);
  }
  return variables;
}

describe("the README", () => {
  const documented = new Map(
    [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.*?) \|/gm)].map(([, name, fallback]) => [
      name!,
      fallback!,
    ]),
  );

  test("names every variable of the configuration, and no other", () => {
    expect([...documented.keys()]).toEqual([...configVariables().keys()]);
  });

  test("names the defaults that the configuration has", () => {
    for (const [name, fallback] of configVariables())
      if (fallback !== undefined) expect(documented.get(name), name).toBe(`\`${fallback}\``);
  });

  test("names the demo accounts that there are", () => {
    expect(readme).toContain(`\`${demoPassword}\``);
    for (const [name, { email }] of Object.entries(demoAccounts))
      expect(readme).toContain(`| ${name} | \`${email}\` |`);
  });

  test("runs scripts that exist", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const used = [...(readme + read("CONTRIBUTING.md")).matchAll(/npm run ([\w:-]+)/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(used));
  });
});

test("every domain has a README of at most 30 lines that names its tables", () => {
  for (const domain of domains) {
    const text = read(`src/domains/${domain}/README.md`);
    expect(text.trimEnd().split("\n").length, domain).toBeLessThanOrEqual(30);
    const tables = `src/domains/${domain}/server/tables.ts`;
    const names = fs.existsSync(path.join(root, tables))
      ? [...read(tables).matchAll(/pgTable\(\s*"(\w+)"/g)]
      : [];
    for (const [, name] of names) expect(text, domain).toContain(`\`${name}\``);
  }
});

test("each decision is one short page: context, choice, consequences", () => {
  const pages = listFiles(["docs/decisions"], /\.md$/);
  pages.forEach((file, index) => {
    expect(path.basename(file)).toMatch(
      new RegExp(`^${String(index + 1).padStart(4, "0")}-[a-z0-9-]+\\.md$`),
    );
    const text = read(file);
    expect(text.match(/^## .*$/gm), file).toEqual(["## Context", "## Choice", "## Consequences"]);
    expect(text.trimEnd().split("\n").length, file).toBeLessThanOrEqual(40);
  });
  expect(pages.length).toBeGreaterThan(10);
});

test("a file that a document names is there", () => {
  const documents = [
    ...listFiles(["docs/decisions", "src"], /\.md$/),
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
  ];
  const missing = documents.flatMap((file) =>
    [...read(file).matchAll(/`((?:src|packages|tests|tools|migrations|docs|bench)\/[\w./-]+)`/g)]
      .map(([, target]) => target!)
      .filter((target) => !fs.existsSync(path.join(root, target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(missing).toEqual([]);
});
