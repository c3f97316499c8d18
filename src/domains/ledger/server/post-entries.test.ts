import { randomUUID } from "node:crypto";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRows } from "#platform/db/insert-rows.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { ledgerEntries, ledgerPostings } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

/** Postings of three entries: a batch of two thousand never ends at a posting's end. */
const postings = Array.from({ length: 1_500 }, () => randomUUID());
const entries = postings.flatMap((postingId) => [
  { postingId, account: "card_clearing" as const, amountCents: 1_000 },
  { postingId, account: "vendor_payable" as const, vendorId: null, amountCents: -900 },
  { postingId, account: "commission_revenue" as const, amountCents: -100 },
]);

test("many postings are written whole: no statement holds a part of one", async () => {
  const { db } = market.infra;
  await insertRows(
    db,
    ledgerPostings,
    postings.map((id) => ({ id, kind: "sale" as const, referenceId: id })),
  );
  // The rule is checked per statement: cut anywhere, they are rejected.
  await expect(insertRows(db, ledgerEntries, entries)).rejects.toMatchObject({
    cause: { message: "ledger posting does not sum to zero" },
  });
  await insertRows(db, ledgerEntries, entries.slice(1_998), "postingId");
  const [row] = await db.select({ count: count() }).from(ledgerEntries);
  // The first batch had ended between two entries of a posting, so none of it was written.
  expect(row!.count).toBe(entries.length - 1_998);
});
