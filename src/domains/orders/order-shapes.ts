import * as z from "zod";
import { cents, countryCode, idSchema, isoTime, lineOfText } from "#kernel/schemas.ts";
import { orderStatuses } from "./order-life.ts";

/** Shapes shared by several procedures about orders. */
export const status = z.enum(orderStatuses);
export const pageNumber = z.coerce.number().int().min(1).max(5_000).default(1);
export const searchText = lineOfText(80).optional();
const reason = lineOfText(300).pipe(z.string().min(3));

export const addressView = z.object({
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: countryCode,
});

export const gift = z
  .object({ note: z.string().describe("Empty for a gift without words") })
  .nullable()
  .describe("Null where the order is no gift");

export const orderLine = z.object({
  productId: idSchema,
  name: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
  unitPriceCents: cents,
  totalPriceCents: cents,
});

/**
 * Money on its way back to a buyer. `owed`: the card provider is called next; `failed`: it refused, and an
 * administrator must act.
 */
const refundView = z.object({
  id: idSchema,
  parcelId: idSchema,
  actor: z.enum(["buyer", "vendor", "admin", "system"]),
  reason: z.string(),
  restocks: z.boolean(),
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
  state: z.enum(["owed", "refunded", "failed"]),
  lines: z.array(z.object({ lineId: idSchema, name: z.string(), quantity: z.number().int() })),
  createdAt: isoTime,
  settledAt: isoTime.nullable(),
});

const times = {
  shipBy: isoTime.nullable().describe("Until when the vendor promised to hand it to the carrier"),
  acceptedAt: isoTime.nullable(),
  shippedAt: isoTime.nullable(),
  deliveredAt: isoTime.nullable(),
  receivedAt: isoTime.nullable().describe("When the buyer said that it has arrived"),
};

export const parcelOfBuyer = z.object({
  id: idSchema,
  status,
  vendor: z.object({ id: idSchema, companyName: z.string() }),
  goodsCents: cents,
  shippingCents: cents,
  taxCents: cents,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  ...times,
  cancelReason: z.string().nullable(),
  isFrozen: z.boolean().describe("Whether its payment is disputed: it can't be cancelled"),
  lines: z.array(orderLine.extend({ refundedQuantity: z.number().int() })),
  events: z.array(z.object({ status, at: isoTime })),
  refunds: z.array(refundView),
});

/** A vendor's own parcel; amounts in integer cents. */
const parcelFacts = {
  id: idSchema,
  orderNumber: z.number().int(),
  status,
  isLate: z.boolean().describe("Not handed to the carrier by the day that was promised"),
  buyerName: z.string(),
  country: countryCode,
  paidAt: isoTime,
  ...times,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  goodsCents: cents,
  shippingCents: cents.describe("What the buyer paid for delivery, and the platform's share of a free one"),
  subsidyCents: cents.describe("What of it the platform pays for a free delivery, after refunds"),
  borneCents: cents.describe("What of the vendor's own rate nobody pays it: the delivery is free"),
  commissionCents: cents.describe("What the platform keeps, after refunds"),
  refundedCents: cents.describe("What went back to the buyer: goods, delivery and tax"),
  isFrozen: z
    .boolean()
    .describe("Whether its payment is disputed: its money waits, and nothing of it can be refunded"),
  availableAt: isoTime.nullable().describe("From when on its money can be paid out; null before dispatch"),
  vendorCents: cents.describe("The vendor's: kept goods less commission, and delivery"),
};

export const parcelSummary = z.object({
  ...parcelFacts,
  lines: z.array(orderLine.extend({ refundedQuantity: z.number().int() })),
});

export type ParcelSummary = z.infer<typeof parcelSummary>;

export const parcelDetail = z.object({
  ...parcelFacts,
  orderId: idSchema,
  vendor: z.object({ id: idSchema, companyName: z.string() }),
  shippingAddress: addressView,
  gift,
  cancelReason: z.string().nullable(),
  taxCents: cents,
  refundedGoodsCents: cents,
  refundedShippingCents: cents,
  refundedTaxCents: cents,
  refundableShippingCents: cents.describe("What of the buyer's delivery price can still be given back"),
  lines: z.array(
    orderLine.extend({
      id: idSchema,
      refundedQuantity: z.number().int(),
      refundedCents: cents,
      taxCents: cents,
      refundedTaxCents: cents,
      commissionCents: cents,
      refundedCommissionCents: cents,
      commissionBasisPoints: z.number().int(),
    }),
  ),
  events: z.array(z.object({ status, at: isoTime })),
  refunds: z.array(refundView),
});
export type ParcelDetail = z.infer<typeof parcelDetail>;

/** Which part of a parcel is refunded, and whether its goods are restocked: chosen each time, and stored. */
export const refundInput = z.strictObject({
  parcelId: idSchema,
  requestId: idSchema.describe("Made by the asking side: the same request, sent twice, is one refund"),
  lines: z
    .array(z.strictObject({ lineId: idSchema, quantity: z.number().int().min(1).max(10_000) }))
    .max(100)
    .describe("Units of the parcel's lines, each line once"),
  shippingCents: z.number().int().min(0).max(100_000_000).describe("Of the delivery price"),
  amountCents: z
    .number()
    .int()
    .min(1)
    .max(100_000_000)
    .optional()
    .describe(
      "Instead of lines and delivery: of what is left of all goods and their tax, then of the delivery price",
    ),
  restocks: z.boolean().describe("Whether the goods return to the stock"),
  reason,
});
export const cancelInput = z.strictObject({
  parcelId: idSchema,
  requestId: idSchema,
  restocks: z.boolean(),
  reason,
});
