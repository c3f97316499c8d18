import { sql } from "drizzle-orm";
import { type AuditPlace, auditStart } from "#domains/audit/server/audit-check.ts";
import { listAuditDifferences } from "#domains/audit/server/audit-differences.ts";
import { listStockDifferences } from "#domains/inventory/server/stock-differences.ts";
import { listUnbalancedPostings } from "#domains/ledger/server/ledger-differences.ts";
import { listOrderDifferences } from "#domains/orders/server/order-differences.ts";
import { listRefundDifferences } from "#domains/orders/server/parcel-differences.ts";
import { listSubsidyDifferences } from "#domains/orders/server/subsidy-differences.ts";
import { listPaymentDifferences } from "#domains/payments/server/payment-differences.ts";
import { listProblemDifferences } from "#domains/problems/server/problem-differences.ts";
import type { Db } from "#platform/db/database.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { listSubsidyBounds } from "./list-subsidy-bounds.ts";

/** What an invariant is broken by: a product, posting, parcel or order, and why. */
export type Broken = { invariant: InvariantName; id: string; cause: string };
type Findings = { id: string; cause: string }[];

/** What must hold at any time. Each lists at most 100 things that break it; a new one is one more line here. */
const invariants = {
  stock: async (db) =>
    (await listStockDifferences(db)).map(({ productId: id, stock, moved, held, holds }) => ({
      id,
      cause: `stock ${stock} by its movements ${moved}, held ${held} by its holds ${holds}`,
    })),
  ledger: async (db) =>
    (await listUnbalancedPostings(db)).map((id) => ({ id, cause: "its entries do not sum to zero" })),
  refunds: async (db) =>
    (await listRefundDifferences(db)).map(({ parcelId: id, what }) => ({
      id,
      cause: `its ${what} and its refunds differ`,
    })),
  subsidies: async (db) => {
    const found = [...(await listSubsidyDifferences(db)), ...(await listSubsidyBounds(db))];
    // One that breaks several is named once, by what it was promised.
    const causes = new Map(found.map(({ parcelId, cause }) => [parcelId, cause]));
    return [...causes].map(([id, cause]) => ({ id, cause }));
  },
  orders: async (db) => (await listOrderDifferences(db)).map(({ orderId: id, cause }) => ({ id, cause })),
  payments: async (db, now) =>
    (await listPaymentDifferences(db, now)).map(({ orderId: id, cause }) => ({ id, cause })),
  problems: async (db) =>
    (await listProblemDifferences(db)).map(({ problemId: id, cause }) => ({ id, cause })),
  audit: async (db, _, auditFrom) =>
    (await listAuditDifferences(db, auditFrom)).map(({ position, cause }) => ({
      id: `entry ${position}`,
      cause,
    })),
} satisfies Record<string, (db: Db, now: Date, auditFrom: AuditPlace) => Promise<Findings>>;

export type InvariantName = keyof typeof invariants;
export const invariantNames = Object.keys(invariants) as InvariantName[];

/**
 * Whatever breaks an invariant now; empty if all is well. Reads everything, so it may take minutes; of the audit log what
 * comes after `auditFrom`.
 */
export function findBroken(
  infra: Pick<Infra, "db" | "clock">,
  auditFrom: AuditPlace = auditStart,
): Promise<Broken[]> {
  return inTransaction(infra, async ({ db, clock }) => {
    await db.execute(sql`set local statement_timeout = '10min'`);
    const broken: Broken[] = [];
    for (const invariant of invariantNames)
      for (const finding of await invariants[invariant](db, clock.now(), auditFrom))
        broken.push({ invariant, ...finding });
    return broken;
  });
}
