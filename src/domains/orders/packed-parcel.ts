import * as z from "zod";
import { orderLine, parcelDetail, parcelSummary } from "./order-shapes.ts";

const money = {
  goodsCents: true,
  shippingCents: true,
  subsidyCents: true,
  borneCents: true,
  commissionCents: true,
  refundedCents: true,
  availableAt: true,
  vendorCents: true,
} as const;

const packedLine = orderLine
  .omit({ unitPriceCents: true, totalPriceCents: true })
  .extend({ refundedQuantity: z.number().int() });

/** A parcel in the list of a member who packs it and sees no money. */
export const packedSummary = parcelSummary.omit({ ...money, lines: true }).extend({
  lines: z.array(packedLine),
});
export type PackedSummary = z.infer<typeof packedSummary>;

/** The same in full: what is in it, and where it goes. */
export const packedParcel = parcelDetail
  .omit({
    ...money,
    lines: true,
    refunds: true,
    taxCents: true,
    refundedGoodsCents: true,
    refundedShippingCents: true,
    refundedTaxCents: true,
    refundableShippingCents: true,
  })
  .extend({ lines: z.array(packedLine.extend({ id: parcelDetail.shape.id })) });
export type PackedParcel = z.infer<typeof packedParcel>;

/** A vendor's parcel as far as the caller's role in the team goes. */
export const teamParcel = z.union([parcelDetail, packedParcel]);
export type TeamParcel = z.infer<typeof teamParcel>;
export const teamSummary = z.union([parcelSummary, packedSummary]);
