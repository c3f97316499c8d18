import { randomUUID } from "node:crypto";
import type { Language } from "#kernel/languages.ts";
import { sumCents } from "#kernel/money.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { orderItems, orders, parcels, type ShippingAddress } from "./tables.ts";

export type OrderDraft = {
  userId: string;
  language: Language;
  address: ShippingAddress;
  parcels: {
    vendorId: string;
    shippingCents: number;
    shippingSubsidyCents: number;
    shippingBorneCents: number;
    lines: {
      productId: string;
      name: string;
      imageUrl: string;
      quantity: number;
      unitPriceCents: number;
      totalPriceCents: number;
      taxCents: number;
      commissionBasisPoints: number;
      commissionCents: number;
    }[];
  }[];
};

/**
 * Writes a pending order, one parcel per vendor, in the caller's transaction. The database checks that every total is
 * the sum of its lines.
 */
export async function placeOrder(
  { db, clock }: Pick<Infra, "db" | "clock">,
  draft: OrderDraft,
): Promise<{ id: string; number: number; totalCents: number }> {
  const createdAt = clock.now();
  const built = draft.parcels.map(({ lines, ...parcel }) => ({
    ...parcel,
    id: randomUUID(),
    lines,
    goodsCents: sumCents(lines.map((line) => line.totalPriceCents)),
    taxCents: sumCents(lines.map((line) => line.taxCents)),
  }));
  const goodsCents = sumCents(built.map((parcel) => parcel.goodsCents));
  const shippingCents = sumCents(built.map((parcel) => parcel.shippingCents));
  const taxCents = sumCents(built.map((parcel) => parcel.taxCents));
  const totalCents = goodsCents + shippingCents + taxCents;
  const { userId, language, address: shippingAddress } = draft;
  const [order] = await db
    .insert(orders)
    .values({ userId, language, shippingAddress, goodsCents, shippingCents, taxCents, totalCents, createdAt })
    .returning({ id: orders.id, number: orders.number });
  const orderId = order!.id;
  await db
    .insert(parcels)
    .values(built.map(({ lines: _, ...parcel }) => ({ ...parcel, orderId, createdAt })));
  await db.insert(orderItems).values(
    built.flatMap((parcel) =>
      parcel.lines.map(({ name, ...line }) => ({
        ...line,
        productName: name,
        orderId,
        parcelId: parcel.id,
      })),
    ),
  );
  return { id: orderId, number: order!.number, totalCents };
}
