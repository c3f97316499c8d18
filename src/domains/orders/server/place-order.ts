import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Language } from "#kernel/languages.ts";
import { sumCents } from "#kernel/money.ts";
import { insertionOf } from "#platform/db/insert-rows.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { orderItems, orders, parcels, type ShippingAddress } from "./tables.ts";

export type PlacedOrder = Pick<
  typeof orders.$inferSelect,
  "id" | "number" | "shippingCents" | "taxCents" | "totalCents"
>;
export type OrderDraft = {
  userId: string;
  language: Language;
  address: ShippingAddress;
  /** Of a gift; empty for one without words. */
  giftNote?: string | null;
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
      vendorDiscountCents?: number;
      platformDiscountCents?: number;
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
): Promise<PlacedOrder> {
  const createdAt = clock.now();
  const id = randomUUID();
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
  const { userId, language, address: shippingAddress, giftNote = null } = draft;
  const order = { id, goodsCents, shippingCents, taxCents, totalCents };
  const packed = built.map(({ lines: _, ...parcel }) => ({ ...parcel, orderId: id, createdAt }));
  const lines = built.flatMap((parcel) =>
    parcel.lines.map(({ name, ...line }) => {
      return { ...line, productName: name, orderId: id, parcelId: parcel.id };
    }),
  );
  const { rows } = await db.execute<{ number: string }>(sql`
    with placed as (
      ${insertionOf(orders, [{ ...order, userId, language, shippingAddress, giftNote, createdAt }])} returning number
    ), packed as (${insertionOf(parcels, packed)}), filled as (${insertionOf(orderItems, lines)})
    select number from placed`);
  return { ...order, number: Number(rows[0]!.number) };
}
