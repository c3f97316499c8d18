import * as z from "zod";
import { cents, idSchema, isoTime } from "#kernel/schemas.ts";

/** `isComplete` is false if a list has more than 20,000 rows: then its end is missing. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), isComplete: z.boolean() });

export const address = z.object({
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string(),
});

export const product = { productId: idSchema, name: z.string(), quantity: z.number().int() };

export const parcel = z.object({
  id: idSchema,
  vendorName: z.string(),
  status: z.string(),
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  cancelReason: z.string().nullable(),
  lines: z.array(z.object({ ...product, unitPriceCents: cents, totalPriceCents: cents, taxCents: cents })),
  refunds: z.array(
    z.object({
      id: idSchema,
      totalCents: cents,
      actor: z.string(),
      reason: z.string(),
      state: z.string(),
      createdAt: isoTime,
    }),
  ),
  events: z.array(z.object({ status: z.string(), at: isoTime })),
});
