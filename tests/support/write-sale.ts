import { eq } from "drizzle-orm";
import { placeOrder } from "#domains/orders/server/place-order.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import { basisPointsOf } from "#kernel/money.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";
import { address } from "./market-people.ts";

export type WrittenSale = {
  buyer: Person;
  lines: { vendorId: string; productId: string; quantity: number; unitPriceCents: number }[];
  at?: Date;
  /** The status of its parcels; 'pending' is never paid. */
  status?: (typeof parcels.$inferSelect)["status"];
};

const commissionBasisPoints = 1_000;

/** A paid order, one parcel per vendor, without provider, stock and ledger: for figures that are read from orders. */
export async function writeSale(infra: Infra, sale: WrittenSale): Promise<string> {
  const { buyer, lines, at = infra.clock.now(), status = "processing" } = sale;
  const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))];
  const draft = vendorIds.map((vendorId) => ({
    vendorId,
    shippingCents: 500,
    shippingSubsidyCents: 0,
    shippingBorneCents: 0,
    lines: lines
      .filter((line) => line.vendorId === vendorId)
      .map(({ productId, quantity, unitPriceCents }) => ({
        productId,
        quantity,
        unitPriceCents,
        name: "Coffee",
        imageUrl: "/placeholder.svg",
        totalPriceCents: unitPriceCents * quantity,
        taxCents: 7,
        commissionBasisPoints,
        commissionCents: basisPointsOf(unitPriceCents * quantity, commissionBasisPoints),
      })),
  }));
  return infra.db.transaction(async (db) => {
    const { id } = await placeOrder(
      { ...infra, db, clock: { now: () => at } },
      { userId: buyer.userId, language: "en", address, parcels: draft },
    );
    if (status === "pending") return id;
    await db.update(orders).set({ paidAt: at }).where(eq(orders.id, id));
    await db.update(parcels).set({ status }).where(eq(parcels.orderId, id));
    return id;
  });
}
