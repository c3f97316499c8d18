import type { OrderStatus } from "./contract.ts";

/** Who moves a parcel from where to where (decision 30). An order's status follows its parcels and is never moved itself. */
export const parcelTransitions = [
  { from: "pending", to: "processing", by: ["payment"] },
  { from: "pending", to: "cancelled", by: ["buyer", "vendor", "admin", "payment"] },
  { from: "processing", to: "shipped", by: ["vendor", "admin"] },
  { from: "processing", to: "cancelled", by: ["buyer", "vendor", "admin"] },
  { from: "shipped", to: "delivered", by: ["vendor", "admin", "carrier"] },
] as const satisfies { from: OrderStatus; to: OrderStatus; by: string[] }[];

export type ParcelActor = (typeof parcelTransitions)[number]["by"][number];

export function canMoveParcel(from: OrderStatus, to: OrderStatus, actor: ParcelActor): boolean {
  return parcelTransitions.some(
    (move) => move.from === from && move.to === to && (move.by as readonly ParcelActor[]).includes(actor),
  );
}

/** The rule that the database's trigger `follow_parcel` applies; here for tests and screens. */
export function orderStatusOf(parcels: readonly OrderStatus[]): OrderStatus {
  const among = (...statuses: OrderStatus[]) => parcels.every((status) => statuses.includes(status));
  if (among("cancelled")) return "cancelled";
  if (among("delivered", "cancelled")) return "delivered";
  if (among("shipped", "delivered", "cancelled")) return "shipped";
  if (among("pending", "cancelled")) return "pending";
  return "processing";
}
