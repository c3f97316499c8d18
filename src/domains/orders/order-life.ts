export const orderStatuses = ["pending", "processing", "shipped", "delivered", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * The vendor's filters for parcels; `new` waits to be accepted, `toShip` for its carrier, `late` is past the promised
 * day.
 */
export const parcelFilters = ["all", "new", "toShip", "late", "shipped", "delivered", "cancelled"] as const;
export type ParcelFilter = (typeof parcelFilters)[number];

/** A place in the list of parcels: microseconds since 1970, and the id of the parcel there. */
export const parcelPlace = /^\d{1,16}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const parcelSorts = ["newest", "oldest"] as const;
export type ParcelSort = (typeof parcelSorts)[number];

/**
 * A parcel's life (R30), one row per move: from and to which status, who may make it, which timestamp it sets
 * (`stamp`), and its effects. An order's status follows its parcels and is never set directly. Server, screens and
 * tests read this table.
 */
export const parcelMoves = [
  {
    name: "pay",
    from: "pending",
    to: "processing",
    by: ["payment"],
    /** Mails, vendor events and the ship-by day come with the order's completion. */
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
    by: ["vendor", "admin", "carrier", "buyer"],
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
/** When a part of a parcel can be refunded: once paid and unless cancelled. */
export const refundableStatuses = ["processing", "shipped", "delivered"] as const satisfies OrderStatus[];

const allows = (move: ParcelMove, actor: ParcelActor) => (move.by as readonly ParcelActor[]).includes(actor);

/** The move of this name, if this actor may make it. */
export function findParcelMove<Name extends ParcelMove["name"]>(
  name: Name,
  actor: ParcelActor,
): Extract<ParcelMove, { name: Name }> | undefined {
  const move = parcelMoves.find((candidate) => candidate.name === name);
  return move && allows(move, actor) ? (move as Extract<ParcelMove, { name: Name }>) : undefined;
}

/** The moves that an actor can make with a parcel in its state; completed ones are not offered again. */
export function listParcelMoves(
  parcel: { status: OrderStatus; acceptedAt: unknown },
  actor: ParcelActor,
): ParcelMove["name"][] {
  return parcelMoves
    .filter((move) => move.from === parcel.status && allows(move, actor))
    .filter((move) => move.name !== "accept" || !parcel.acceptedAt)
    .map((move) => move.name);
}

/** Whether this actor may change a parcel from one status to another. */
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
