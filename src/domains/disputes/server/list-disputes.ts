import { asc, count, desc, eq, inArray, ne } from "drizzle-orm";
import type { Dispute } from "#domains/disputes/contract.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { composeEvidence } from "./internal/compose-evidence.ts";
import { disputes } from "./tables.ts";

const pageSize = 10;

/**
 * A page of 10 disputes: the open ones by their deadline, with what our records can be answered with, or the closed
 * ones, latest first. Amounts in cents. For administrators.
 */
export async function listDisputes({ db }: SignedInCtx, input: { state: "open" | "closed"; page: number }) {
  const isOpen = input.state === "open";
  const where = isOpen ? eq(disputes.state, "open") : ne(disputes.state, "open");
  const [rows, [counted]] = await Promise.all([
    db
      .select({ dispute: disputes, orderNumber: orders.number })
      .from(disputes)
      .innerJoin(orders, eq(orders.id, disputes.orderId))
      .where(where)
      .orderBy(...(isOpen ? [asc(disputes.answerBy)] : [desc(disputes.closedAt)]), asc(disputes.id))
      .limit(pageSize)
      .offset((input.page - 1) * pageSize),
    db.select({ total: count() }).from(disputes).where(where),
  ]);
  const names = await nameVendors(
    db,
    rows.map(({ dispute }) => dispute.orderId),
  );
  const items = rows.map(
    async ({ dispute, orderNumber }): Promise<Dispute> => ({
      ...viewOf(dispute),
      orderNumber,
      vendors: names.get(dispute.orderId) ?? [],
      evidence: isOpen && !dispute.answeredAt ? await composeEvidence(db, dispute.orderId, "") : null,
    }),
  );
  return { items: await Promise.all(items), total: counted!.total, page: input.page, pageSize };
}

function viewOf(dispute: typeof disputes.$inferSelect) {
  const { id, orderId, reason, state, amountCents, feeCents, lossCents, reliefReason } = dispute;
  return {
    ...{ id, orderId, reason, state, amountCents, feeCents, lossCents, reliefReason },
    isRelieved: dispute.relievedAt !== null,
    openedAt: dispute.createdAt.toISOString(),
    answerBy: dispute.answerBy?.toISOString() ?? null,
    answeredAt: dispute.answeredAt?.toISOString() ?? null,
    closedAt: dispute.closedAt?.toISOString() ?? null,
  };
}

/** The names of the vendors of orders. */
async function nameVendors(db: Db, orderIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ orderId: parcels.orderId, companyName: vendors.companyName })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(inArray(parcels.orderId, orderIds))
    .orderBy(asc(vendors.companyName));
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].map(([orderId, found]) => [
      orderId,
      found.map(({ companyName }) => companyName),
    ]),
  );
}
