import { expect, test } from "vitest";
import { listFiles, type Module, type Node, readModule, visit } from "../../tools/map/read-module.ts";

const journeys = listFiles(["tests/journeys"], /\.ts$/).map(readModule);
const statement =
  /^\s*(select\b.*\b(from|pg_notify)\b|insert\s+into\b|update\s+\w+(\s+\w+)?\s+set\b|delete\s+from\b|truncate\b|with\s+\w+\s+as\s*\()/is;

/** The SQL statements in a file's strings, and its ways to send one: the driver, Drizzle's `sql`, a query as a text. */
function sqlIn({ file, body, imports }: Pick<Module, "file" | "body" | "imports">): string[] {
  const found = imports.filter(({ specifier }) => specifier === "pg").map(() => `${file}: imports pg`);
  for (const node of body)
    visit(node, (part) => {
      const text = textOf(part);
      if (text !== undefined && statement.test(text)) found.push(`${file}: ${text.trim().slice(0, 40)}`);
      if (part.type === "ImportSpecifier" && (part.imported as Node).name === "sql")
        found.push(`${file}: imports sql`);
    });
  return found;
}

function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral") return undefined;
  return (quasis as { value: { raw: string } }[]).map((quasi) => quasi.value.raw).join("x");
}

test("journeys set up and read their market by verbs and tables, never by SQL", () => {
  expect(journeys.flatMap(sqlIn)).toEqual([]);
});

test("SQL is seen in every form", () => {
  const seen = sqlIn(readModule("tests/support/read-everything.ts")).join("\n");
  expect(seen).toMatch(/imports sql\n.*select format/);
  expect(sqlIn(readModule("src/platform/db/migrate.ts")).join("\n")).toMatch(/imports pg/);
});
