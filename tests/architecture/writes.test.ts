import { expect, test } from "vitest";
import { resolveName, scopeOf, tableOf, writtenNames } from "../../tools/map/follow-route.ts";
import { listFiles, type Node, readModule, visit } from "../../tools/map/read-module.ts";

/** `domains/cart`, `platform/email`: the owner of a table or file. */
const ownerOf = (file: string) => /^src\/((domains|platform)\/[^/]+)/.exec(file)?.[1];

const tableFiles = listFiles(["src"], /^tables\.ts$/);
const owners = new Map(
  tableFiles.flatMap((file) =>
    [...scopeOf(file).declared.keys()].flatMap((name) => {
      const table = tableOf({ file, name });
      return table ? [[table, ownerOf(file)] as const] : [];
    }),
  ),
);

/** The demo market alone is written from outside of the domains: as it would be after a year, all at once. */
const code = listFiles(["src"], /(?<!\.test)\.tsx?$/).filter((file) => !file.startsWith("src/seeding/"));
const rawWrite = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+"?([a-z_]+)/gi;

type Write = { file: string; table: string };

/** Every write in a piece of code: through the query builder, or in SQL, by the table's object or name. */
function writesIn(file: string, body: Node[]): Write[] {
  const found: Write[] = [];
  for (const statement of body)
    visit(statement, (node) => {
      for (const name of writtenNames(node)) {
        const symbol = resolveName(file, name);
        const table = symbol && tableOf(symbol);
        if (table) found.push({ file, table });
      }
      for (const { value } of (node.type === "TemplateLiteral" ? node.quasis : []) as {
        value: { raw: string };
      }[])
        for (const [, table] of value.raw.matchAll(rawWrite))
          if (owners.has(table!)) found.push({ file, table: table! });
    });
  return found;
}

const writes = code.flatMap((file) => writesIn(file, readModule(file).body));

test("a table has one owner, and its name is said once", () => {
  const names = tableFiles.flatMap((file) =>
    [...scopeOf(file).declared.keys()].flatMap((name) => tableOf({ file, name }) ?? []),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a domain writes its own tables alone", () => {
  const foreign = writes.filter(({ file, table }) => ownerOf(file) !== owners.get(table));
  expect(foreign.map(({ file, table }) => `${file} writes ${table} of ${owners.get(table)}`)).toEqual([]);
});

test("the check sees writes of every form", () => {
  const seen = (table: string) => writes.filter((write) => write.table === table).map(({ file }) => file);
  expect(seen("wishlist")).toContain("src/domains/wishlist/server/add-to-wishlist.ts");
  expect(seen("stock")).toContain("src/domains/inventory/server/internal/end-holds.ts");
  expect(seen("emails")).toContain("src/platform/email/outbox.ts");
});

test("what is there is written by someone, or by the triggers that the migrations set", () => {
  const byLibrariesTriggersAndSettings = [
    ...["users", "sessions", "auth_accounts", "verifications", "jwks", "rate_limits"],
    ...["profiles", "user_roles", "parcel_events", "product_ratings", "price_history"],
    ...["tax_rates", "market_settings", "audit_head"],
  ];
  const written = new Set([...writes.map(({ table }) => table), ...byLibrariesTriggersAndSettings]);
  expect([...owners.keys()].filter((table) => !written.has(table)).sort()).toEqual([]);
});

test("the server asks the database nothing itself", () => {
  const files = code.filter((file) => file.startsWith("src/server/"));
  expect(files.length).toBeGreaterThan(15);
  const asking = files.filter((file) =>
    readModule(file).imports.some(
      (one) => /^(drizzle-orm|pg$)/.test(one.specifier) || one.file?.endsWith("/tables.ts"),
    ),
  );
  expect(asking).toEqual([]);
});
