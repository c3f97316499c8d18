import { randomUUID } from "node:crypto";
import { leftOfLines } from "#domains/orders/parcel-money.ts";
import { acceptParcel } from "#domains/orders/server/accept-parcel.ts";
import { cancelLine } from "#domains/orders/server/cancel-line.ts";
import { cancelParcel } from "#domains/orders/server/cancel-parcel.ts";
import { cancelParcelAsAdmin } from "#domains/orders/server/cancel-parcel-as-admin.ts";
import { cancelParcelAsBuyer } from "#domains/orders/server/cancel-parcel-as-buyer.ts";
import { confirmReceipt } from "#domains/orders/server/confirm-receipt.ts";
import { deliverParcel } from "#domains/orders/server/deliver-parcel.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { refundAsAdmin } from "#domains/orders/server/refund-as-admin.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import type { ParcelWithLines } from "#domains/orders/server/tables.ts";
import { approveWaiting } from "./approval-steps.ts";
import { outcomeOf, type Purchase, type Stall, type World } from "./world.ts";

type Found = { purchase: Purchase; parcel: ParcelWithLines; stall: Stall };

/** Any parcel of a purchase, mostly of one that was paid, in an order that the seed repeats. */
async function findParcel(world: World): Promise<Found | undefined> {
  const { random, purchases } = world;
  const among = random.between(0, 5) === 0 ? purchases : purchases.filter(({ isPaid }) => isPaid);
  if (among.length === 0) return undefined;
  return random.pick(await listParcels(world, random.pick(among)));
}

async function listParcels({ market, stalls }: World, purchase: Purchase): Promise<Found[]> {
  const parcels = await unscopedListParcels(market.infra.db, purchase.orderId);
  return stalls.flatMap((stall) =>
    parcels
      .filter(({ vendorId }) => vendorId === stall.vendorId)
      .map((parcel) => ({ purchase, parcel, stall })),
  );
}

/** The same, but of those that came; seldom of others. */
export async function findDelivered(world: World): Promise<Found | undefined> {
  const all = await Promise.all(world.purchases.map((purchase) => listParcels(world, purchase)));
  const delivered = all.flat().filter(({ parcel }) => parcel.status === "delivered");
  if (delivered.length > 0) return world.random.pick(delivered);
  return world.random.between(0, 3) === 0 ? findParcel(world) : undefined;
}

const onParcel =
  (work: (world: World, found: Found) => Promise<unknown>) =>
  async (world: World): Promise<string | undefined> => {
    const found = await findParcel(world);
    return found && `${found.parcel.status}: ${await outcomeOf(work(world, found))}`;
  };

const requested = ({ random }: World) => ({
  requestId: randomUUID(),
  restocks: random.between(0, 1) === 1,
  reason: "Torn bag",
});

export const accept = onParcel((_, { stall, parcel: { id: parcelId } }) =>
  acceptParcel(stall.ctx, { parcelId }),
);

export const ship = onParcel(({ random }, { stall, parcel }) => {
  const trackingNumber = random.pick(["12345", "12345", ""]);
  return shipParcel(stall.ctx, { parcelId: parcel.id, carrier: "DHL", trackingNumber });
});

export const deliver = onParcel((_, { stall, parcel: { id: parcelId } }) =>
  deliverParcel(stall.ctx, { parcelId }),
);

export const receive = onParcel((_, { purchase, parcel: { id: parcelId } }) =>
  confirmReceipt(purchase.buyer, { parcelId }),
);

export const cancel = onParcel((world, { purchase, parcel, stall }) => {
  const request = { ...requested(world), parcelId: parcel.id };
  const { requestId, parcelId } = request;
  return world.random.pick([
    () => cancelParcelAsBuyer(purchase.buyer, { parcelId, requestId }),
    () => cancelParcel(stall.ctx, request),
    () => cancelParcelAsAdmin(world.admin, request).then(() => approveWaiting(world)),
    () => cancelLine(stall.ctx, { ...request, lineId: world.random.pick(parcel.lines).id }),
  ])();
});

const leftOf = (parcel: ParcelWithLines) =>
  leftOfLines(parcel.lines) + parcel.shippingCents - parcel.refundedShippingCents;

/** A part, all of a line, the delivery, or an amount; by vendor or administrator, and sometimes sent twice at once. */
export const refund = onParcel(async (world, { parcel, stall }) => {
  const { random, admin } = world;
  const line = random.pick(parcel.lines);
  const quantity = random.pick([1, line.quantity, 3]);
  const amountCents = random.pick([1, random.between(2, 5_000), leftOf(parcel)]);
  const byLines = {
    lines: random.between(0, 3) === 0 ? [] : [{ lineId: line.id, quantity }],
    shippingCents: random.pick([0, 0, random.between(1, 500), parcel.shippingCents]),
  };
  const request = {
    ...requested(world),
    parcelId: parcel.id,
    ...(random.between(0, 2) === 0 ? { lines: [], shippingCents: 0, amountCents } : byLines),
  };
  const isByAdmin = random.between(0, 3) === 0;
  const times = random.pick([1, 1, 1, 2]);
  const send = (): Promise<unknown> =>
    isByAdmin
      ? refundAsAdmin(admin, request).then(() => approveWaiting(world))
      : refundParcel(stall.ctx, request);
  await Promise.all(random.times(times, send));
});
