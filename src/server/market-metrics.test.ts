import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { invariantChecks } from "#domains/checkout/server/tables.ts";
import { postEntries } from "#domains/ledger/server/post-entries.ts";
import { reconciliations } from "#domains/payouts/server/tables.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { emails } from "#platform/email/tables.ts";
import { measurePool, registry } from "#platform/metrics/metrics.ts";
import { beginPurchase } from "../../tests/faults/support/buy.ts";
import { addPerson, addProduct, addVendor } from "../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../tests/support/open-test-market.ts";
import { measureMarket } from "./market-metrics.ts";
import "./metrics.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
});
afterAll(() => market.close());

const ago = (seconds: number) => new Date(market.clock.now().getTime() - seconds * 1_000);

const about = (kind: "commission" | "subsidy" | "dispute") => ({ kind, referenceId: randomUUID() });

/** The metrics' lines, by name and labels. */
async function readMetrics(): Promise<Map<string, number>> {
  await measureMarket(market.infra);
  const lines = (await registry.metrics()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

test("jobs, outbox, given-up jobs, invariants, reconciliation and holds are measured as they are", async () => {
  const { db } = market.infra;
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id);
  await beginPurchase(market, await addPerson(market.infra), [{ productId, quantity: 3 }]);
  await db.execute(`insert into jobs.job (name, state, start_after) values
    ('index-shop', 'retry', now() - interval '90 seconds'), ('index-shop', 'created', now() + interval '1 day'),
    ('dead-letters', 'created', now())`);
  await db.execute(`insert into changed_days (day) values ('2026-01-01'), ('2026-01-01'), ('2026-01-02')`);
  const mail = { recipient: "a@b.example", language: "en", subject: "s", html: "", text: "" };
  await db.insert(emails).values([
    { ...mail, onceKey: "1", createdAt: ago(700) },
    { ...mail, onceKey: "2", createdAt: ago(900), sentAt: ago(800) },
  ]);
  await db.insert(invariantChecks).values([
    { ranAt: ago(7_000), counts: { stock: 0 } },
    { ranAt: ago(50), counts: { stock: 2, ledger: 0 } },
  ]);
  const difference = { kind: "order", id: "1", expected: "1", found: "2" };
  await db.insert(reconciliations).values({ ranAt: ago(60), checkedCount: 9, differences: [difference] });
  await postEntries(market.infra, [
    { ...about("commission"), amountCents: 1_250, debit: "vendor_payable", credit: "commission_revenue" },
    { ...about("subsidy"), amountCents: 400, debit: "shipping_subsidy", credit: "vendor_payable" },
    { ...about("dispute"), amountCents: 1_500, debit: "dispute_fees", credit: "card_clearing" },
  ]);
  const figures = await readMetrics();
  expect(Object.fromEntries([...figures].filter(([name]) => name.startsWith("cafeto_")))).toMatchObject({
    cafeto_database_reachable: 1,
    'cafeto_jobs_waiting{job="index-shop"}': 1,
    'cafeto_jobs_failing{job="index-shop"}': 1,
    'cafeto_jobs_waiting{job="send-refund"}': 0,
    cafeto_dead_letters: 1,
    cafeto_outbox_waiting: 1,
    cafeto_outbox_oldest_seconds: 700,
    'cafeto_invariants_broken{invariant="stock"}': 2,
    'cafeto_invariants_broken{invariant="ledger"}': 0,
    cafeto_invariants_age_seconds: 50,
    cafeto_reconciliation_differences: 1,
    cafeto_reconciliation_age_seconds: 60,
    cafeto_stock_holds: 1,
    cafeto_stock_held_units: 3,
    cafeto_days_to_recount: 2,
    'cafeto_earnings_dollars{part="commission"}': 12.5,
    'cafeto_earnings_dollars{part="subsidy"}': 4,
    'cafeto_earnings_dollars{part="losses"}': 15,
  });
  expect(figures.get('cafeto_jobs_oldest_seconds{job="index-shop"}')).toBeGreaterThanOrEqual(90);
});

test("while the database can't be read no old figure is shown", async () => {
  const lost = vi.spyOn(market.infra.db, "execute").mockRejectedValue(new Error("connection lost"));
  const figures = await readMetrics();
  lost.mockRestore();
  expect(figures.get("cafeto_database_reachable")).toBe(0);
  expect(figures.has("cafeto_dead_letters")).toBe(false);
  expect((await readMetrics()).get("cafeto_database_reachable")).toBe(1);
});

test("dashboard, alerts and their page name only metrics that exist, and every one of ours", async () => {
  measurePool("test", { totalCount: 1, idleCount: 1, waitingCount: 0 } as never);
  const text = await registry.metrics();
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!));
  const named = (file: string) => {
    const page = fs.readFileSync(path.join(findRoot(), "docs/operations", file), "utf8");
    const names = page.match(/\b(cafeto|http|nodejs|process)_[a-z0-9_]+/g) ?? [];
    return new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, "")));
  };
  const files = ["dashboard.json", "alerts.yml", "README.md"].map(named);
  for (const names of files) expect([...names].filter((name) => !known.has(name))).toEqual([]);
  const ours = [...known].filter((name) => name.startsWith("cafeto_")).sort();
  for (const names of [files[0]!, files[2]!])
    expect([...names].filter((name) => name.startsWith("cafeto_")).sort()).toEqual(ours);
});
