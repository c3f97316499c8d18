import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { disputes, outsideRefunds } from "#domains/disputes/server/tables.ts";
import { postSale } from "#domains/ledger/server/post-sale.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { markOrderPaid, moveParcels } from "#domains/orders/server/move-parcels.ts";
import { placeOrder } from "#domains/orders/server/place-order.ts";
import { refundAsAdmin } from "#domains/orders/server/refund-as-admin.ts";
import { orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import { addProduct, address, contextFor } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

type Parcel = { parcelId: string; lineId: string };
const made = new WeakMap<World, Promise<Parcel>>();

/** A paid parcel of the world's vendor, bought by its owner; the same one for every field of an input. */
export function parcelOf(world: World): Promise<Parcel> {
  const known = made.get(world) ?? makeParcel(world);
  made.set(world, known);
  return known;
}

async function makeParcel({ infra, vendorId, owner }: World): Promise<Parcel> {
  const product = await addProduct(infra, vendorId);
  const line = { productId: product.id, name: product.name, imageUrl: "/placeholder.svg", quantity: 2 };
  const money = { unitPriceCents: 1_500, totalPriceCents: 3_000, taxCents: 210 };
  const fee = { commissionBasisPoints: 800, commissionCents: 240 };
  const draft = {
    vendorId,
    shippingCents: 500,
    shippingSubsidyCents: 0,
    shippingBorneCents: 0,
    lines: [{ ...line, ...money, ...fee }],
  };
  return infra.db.transaction(async (db) => {
    const tx = { ...infra, db };
    const { userId } = owner;
    // A buyer has one unfinished payment at a time.
    await db.execute(sql`update ${parcels} set status = 'cancelled' where status = 'pending'
      and order_id in (select id from ${orders} where user_id = ${userId} and paid_at is null)`);
    const { id } = await placeOrder(tx, { userId, language: "en", address, parcels: [draft] });
    await markOrderPaid(tx, id);
    await moveParcels(tx, id, "processing", "payment");
    const [parcel] = await unscopedListParcels(db, id);
    await postSale(tx, id, [parcel!]);
    return { parcelId: parcel!.id, lineId: parcel!.lines[0]!.id };
  });
}

/** A parcel that is on its way. */
export async function shippedParcelOf(world: World): Promise<string> {
  const { parcelId } = await parcelOf(world);
  const { db } = world.infra;
  await db.execute(`update parcels set status = 'shipped' where id = '${parcelId}'`);
  return parcelId;
}

/** A refund that the provider refused. */
export async function failedRefundOf(world: World): Promise<string> {
  const { parcelId, lineId } = await parcelOf(world);
  const requestId = randomUUID();
  await refundAsAdmin(contextFor(world.infra, world.owner), {
    ...{ parcelId, requestId, shippingCents: 0, restocks: false, reason: "Torn bag" },
    lines: [{ lineId, quantity: 1 }],
  });
  const [refund] = await world.infra.db
    .update(refunds)
    .set({ state: "failed" })
    .where(eq(refunds.requestId, requestId))
    .returning();
  return refund!.id;
}

async function orderOf(world: World): Promise<string> {
  const { parcelId } = await parcelOf(world);
  const [parcel] = await world.infra.db.select().from(parcels).where(eq(parcels.id, parcelId));
  return parcel!.orderId;
}

/** A dispute about that parcel's order, of which the provider knows nothing. */
export async function disputeOf(world: World): Promise<string> {
  const [dispute] = await world.infra.db
    .insert(disputes)
    .values({
      ...{ orderId: await orderOf(world), providerDisputeId: `dp_${randomUUID()}` },
      ...{ reason: "fraudulent", amountCents: 3_710 },
    })
    .returning();
  return dispute!.id;
}

/** A refund of that order made at the provider, which waits to be assigned. */
export async function outsideRefundOf(world: World): Promise<string> {
  const [refund] = await world.infra.db
    .insert(outsideRefunds)
    .values({
      orderId: await orderOf(world),
      providerRefundId: `re_${randomUUID()}`,
      amountCents: 5_000,
    })
    .returning();
  return refund!.id;
}
