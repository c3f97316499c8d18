import type { OrderDetail } from "#domains/orders/contract.ts";
import type { ParcelDetail } from "#domains/orders/order-shapes.ts";

const id = (last: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f${String(last).padStart(4, "0")}`;
export const parcelId = id(31);
export const lineId = id(33);
const vendor = { id: id(4), companyName: "La Loma" };

const times = {
  shipBy: "2026-10-05T00:00:00.000Z",
  acceptedAt: null,
  shippedAt: null,
  deliveredAt: null,
  receivedAt: null,
};
const line = {
  productId: id(3),
  name: "Huila Dawn",
  imageUrl: "/images/huila.webp",
  quantity: 2,
  unitPriceCents: 1_890,
  totalPriceCents: 3_780,
  refundedQuantity: 0,
};
const shippingAddress = {
  fullName: "Ada Reyes",
  phone: "+1 503 555 0132",
  line1: "1 Main Street",
  line2: null,
  city: "Portland",
  state: "OR",
  postalCode: "97201",
  country: "US" as const,
};
const events = [
  { status: "pending" as const, at: "2026-10-01T10:00:00.000Z" },
  { status: "processing" as const, at: "2026-10-01T10:02:00.000Z" },
];

export const refund: OrderDetail["parcels"][number]["refunds"][number] = {
  id: id(40),
  parcelId,
  actor: "vendor",
  reason: "One bag was torn",
  restocks: false,
  goodsCents: 1_890,
  shippingCents: 100,
  taxCents: 151,
  totalCents: 2_141,
  state: "owed",
  lines: [{ lineId, name: "Huila Dawn", quantity: 1 }],
  createdAt: "2026-10-03T10:00:00.000Z",
  settledAt: null,
};

export const parcelOfBuyer: OrderDetail["parcels"][number] = {
  id: parcelId,
  status: "processing",
  isFrozen: false,
  vendor,
  goodsCents: 3_780,
  shippingCents: 650,
  taxCents: 302,
  carrier: null,
  trackingNumber: null,
  ...times,
  cancelReason: null,
  lines: [line],
  events,
  refunds: [],
};

export const order: OrderDetail = {
  id: id(11),
  number: 4_711,
  status: "processing",
  totalCents: 4_732,
  createdAt: "2026-10-01T10:00:00.000Z",
  goodsCents: 3_780,
  shippingCents: 650,
  taxCents: 302,
  paidAt: "2026-10-01T10:02:00.000Z",
  refundedCents: 0,
  shippingAddress,
  gift: null,
  parcels: [parcelOfBuyer],
};

/** A vendor's own parcel, paid and not yet accepted. */
export const ownParcel: ParcelDetail = {
  id: parcelId,
  orderNumber: 4_711,
  status: "processing",
  isLate: false,
  buyerName: "Ada Reyes",
  country: "US",
  paidAt: "2026-10-01T10:02:00.000Z",
  ...times,
  carrier: null,
  trackingNumber: null,
  goodsCents: 3_780,
  shippingCents: 650,
  subsidyCents: 0,
  borneCents: 0,
  availableAt: null,
  isFrozen: false,
  commissionCents: 378,
  refundedCents: 0,
  vendorCents: 4_052,
  orderId: id(11),
  vendor,
  shippingAddress,
  gift: null,
  cancelReason: null,
  taxCents: 302,
  refundedGoodsCents: 0,
  refundedShippingCents: 0,
  refundedTaxCents: 0,
  refundableShippingCents: 650,
  lines: [
    {
      ...line,
      id: lineId,
      refundedCents: 0,
      refundedTaxCents: 0,
      refundedCommissionCents: 0,
      taxCents: 302,
      commissionCents: 378,
      commissionBasisPoints: 1_000,
    },
  ],
  events,
  refunds: [],
};
