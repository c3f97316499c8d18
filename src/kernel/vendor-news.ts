/** What happened to a vendor's own things, for the programs that it lets us tell. */
export const vendorNewsTypes = [
  "product.approved",
  "product.rejected",
  "product.updated",
  "stock.changed",
  "parcel.paid",
  "parcel.shipped",
  "parcel.delivered",
  "parcel.cancelled",
  "refund.created",
  "payout.paid",
] as const;
export type VendorNewsType = (typeof vendorNewsTypes)[number];
