export const orderStatuses = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** By what a vendor looks at its parcels; `new` waits to be accepted, `toShip` for its carrier, `late` beyond the promised day. */
export const parcelFilters = ["all", "new", "toShip", "late", "shipped", "delivered", "cancelled"] as const;
export type ParcelFilter = (typeof parcelFilters)[number];

/**
 * A parcel's life (decision 30), one row a move: from where to where, who may make it, when it was made (`stamp`), and what it
 * brings about. An order's status follows its parcels and is never moved itself. Server, screens and tests read this table.
 */
export const parcelMoves = [
  {
    name: "pay",
    from: "pending",
    to: "processing",
    by: ["payment"],
    /** Mails, vendor's news and the day to ship by come with the order's completion. */
    effects: ["promise"],
  },
  {
    name: "giveUp",
    from: "pending",
    to: "cancelled",
    by: ["buyer", "vendor", "admin", "payment"],
    effects: ["releaseStock"],
  },
  {
    name: "accept",
    from: "processing",
    to: "processing",
    by: ["vendor", "admin"],
    stamp: "acceptedAt",
    effects: [],
  },
  {
    name: "ship",
    from: "processing",
    to: "shipped",
    by: ["vendor", "admin"],
    stamp: "shippedAt",
    effects: ["track", "mailBuyer", "tellVendor"],
  },
  {
    name: "cancel",
    from: "processing",
    to: "cancelled",
    by: ["buyer", "vendor", "admin", "system"],
    effects: ["refundAll", "returnStock", "mailBuyer", "mailVendor", "tellVendor"],
  },
  {
    name: "deliver",
    from: "shipped",
    to: "delivered",
    by: ["vendor", "admin", "carrier"],
    stamp: "deliveredAt",
    effects: ["mailBuyer", "tellVendor"],
  },
] as const satisfies {
  name: string;
  from: OrderStatus;
  to: OrderStatus;
  by: string[];
  stamp?: string;
  effects: string[];
}[];

export type ParcelMove = (typeof parcelMoves)[number];
export type ParcelActor = ParcelMove["by"][number];
/** Where a part of a parcel can be given back: as long as it was paid and is not cancelled. */
export const refundableStatuses = ["processing", "shipped", "delivered"] as const satisfies OrderStatus[];

/** The days after which a parcel that was not handed to its carrier is cancelled, counted from the day it was promised for. */
export const lateGraceDays = 4;

const allows = (move: ParcelMove, actor: ParcelActor) => (move.by as readonly ParcelActor[]).includes(actor);

/** The move of this name, if this actor may make it. */
export function findParcelMove<Name extends ParcelMove["name"]>(
  name: Name,
  actor: ParcelActor,
): Extract<ParcelMove, { name: Name }> | undefined {
  const move = parcelMoves.find((candidate) => candidate.name === name);
  return move && allows(move, actor) ? (move as Extract<ParcelMove, { name: Name }>) : undefined;
}

/** What an actor may do with a parcel as it stands; what is done is not offered again. */
export function listParcelMoves(
  parcel: { status: OrderStatus; acceptedAt: unknown },
  actor: ParcelActor,
): ParcelMove["name"][] {
  return parcelMoves
    .filter((move) => move.from === parcel.status && allows(move, actor))
    .filter((move) => move.name !== "accept" || !parcel.acceptedAt)
    .map((move) => move.name);
}

/** Whether a parcel may change from one state to another by this actor. */
export function canMoveParcel(from: OrderStatus, to: OrderStatus, actor: ParcelActor): boolean {
  return (
    from !== to && parcelMoves.some((move) => move.from === from && move.to === to && allows(move, actor))
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
