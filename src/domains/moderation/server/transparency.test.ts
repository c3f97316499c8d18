import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decisions } from "#domains/decisions/server/tables.ts";
import { takeDownProduct } from "#domains/decisions/server/take-down-product.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { exportTransparencyReport } from "./export-transparency-report.ts";
import { getTransparencyReport } from "./get-transparency-report.ts";
import { reports } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const hour = 3_600_000;
const first = Date.parse("2026-03-01T00:00:00Z");
const period = { from: "2026-03-01", to: "2026-03-31" };
const at = (hours: number) => new Date(first + hours * hour);

/** A report of hour `from`, decided after so many hours; null while it is open. */
const report = (from: number, after: number | null, more: object = {}): typeof reports.$inferInsert => ({
  ...{
    kind: "product" as const,
    subjectId: randomUUID(),
    requestId: randomUUID(),
    reason: "rights" as const,
  },
  ...{ words: "", evidence: { texts: [] }, createdAt: at(from) },
  ...(after === null
    ? {}
    : {
        state: "closed" as const,
        closeReason: "It may stay.",
        outcome: "none" as const,
        closedAt: at(from + after),
      }),
  ...more,
});
const objected = { objection: "Look again, please.", objectedAt: at(400) };
const answered = { ...objected, objectionReason: "No.", objectionAt: at(500) };

test("the numbers of a period are those of the rows, counted one by one", async () => {
  const { db } = market.infra;
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { vendor } = await addVendor(market.infra);
  const facts = "The picture on the page shows the mark of another roaster.";
  const ids = [];
  for (const rule of ["rights", "rights", "illegal"] as const) {
    const { id: productId } = await addProduct(market.infra, vendor.id);
    ids.push((await takeDownProduct(admin, { productId, rule, facts })).id);
  }
  await db.update(decisions).set({ createdAt: at(30) });
  await db.insert(reports).values([
    report(0, 1),
    report(1, 3, { ...answered, objectionOutcome: "upheld" }),
    report(2, 8, { ...answered, objectionOutcome: "reversed" }),
    report(3, 20, objected),
    report(4, null),
    report(5, 2, { outcome: "acted", decisionId: ids[0] }),
    report(6, 4, { kind: "review", reason: "spam", outcome: null }),
    report(7, 0, { isSuspected: true, outcome: null, closeReason: "" }),
    // Outside: the last moment before, and the first after.
    report(-0.001, 1),
    report(31 * 24, 1),
  ]);
  const found = await getTransparencyReport(admin, period);
  expect(found.total).toEqual({ reports: 8, decided: 6, medianHours: 3.5 });
  const none = { objections: 0, upheld: 0, reversed: 0 };
  const goods = { kind: "product", reason: "rights", isAutomatic: false };
  expect(found.reports).toHaveLength(5);
  expect(found.reports).toEqual(
    expect.arrayContaining([
      { ...goods, outcome: "none", count: 4, medianHours: 5.5, objections: 3, upheld: 1, reversed: 1 },
      { ...goods, outcome: "open", count: 1, medianHours: null, ...none },
      { ...goods, outcome: "acted", count: 1, medianHours: 2, ...none },
      { ...goods, isAutomatic: true, outcome: "discarded", count: 1, medianHours: null, ...none },
      { ...goods, kind: "review", reason: "spam", outcome: "none", count: 1, medianHours: 4, ...none },
    ]),
  );
  const taken = { kind: "productTakenDown", isAutomatic: false, count: 1, ...none };
  expect(found.decisions).toHaveLength(3);
  expect(found.decisions).toEqual(
    expect.arrayContaining([
      { ...taken, rule: "rights", isReported: true },
      { ...taken, rule: "rights", isReported: false },
      { ...taken, rule: "illegal", isReported: false },
    ]),
  );
  const { rows } = await db.execute<{ n: number; objections: number }>(sql`
    select count(*)::int as n, count(objected_at)::int as objections from reports
    where created_at >= '2026-03-01T00:00:00Z' and created_at < '2026-04-01T00:00:00Z'`);
  const sum = (name: "count" | "objections") => found.reports.reduce((total, row) => total + row[name], 0);
  expect({ n: sum("count"), objections: sum("objections") }).toEqual(rows[0]);

  const csv = await new Response(await exportTransparencyReport(admin, period)).text();
  const lines = csv.trim().split("\r\n");
  expect(lines).toHaveLength(1 + found.reports.length + found.decisions.length);
  expect(lines).toContain("report,product,rights,none,,1,4,5.5,3,1,1");
  expect(admin.responseHeaders.get("content-disposition")).toContain(
    "cafeto-transparency-2026-03-01-2026-03-31.csv",
  );
});

test("a period without any has no numbers, and no median", async () => {
  const found = await getTransparencyReport(market.infra, { from: "2020-01-01", to: "2020-12-31" });
  expect(found).toEqual({ total: { reports: 0, decided: 0, medianHours: null }, reports: [], decisions: [] });
});
