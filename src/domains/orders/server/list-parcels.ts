import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type ParcelFilter, type ParcelSort, parcelFilters } from "#domains/orders/order-life.ts";
import { packedSummary } from "#domains/orders/packed-parcel.ts";
import { mayInShop } from "#kernel/permissions.ts";
import type { Db } from "#platform/db/database.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { summarizeParcel } from "./internal/view-parcel.ts";
import { orderItems, orders, type ParcelWithLines, parcels } from "./tables.ts";

const pageSize = 20;

type ParcelSearch = { filter: ParcelFilter; search?: string | undefined };
type ListInput = ParcelSearch & { sort: ParcelSort; page: number; after?: string | undefined };

/** An order's parcels with their lines, in a fixed order. The caller has checked whose order it is. */
export async function unscopedListParcels(db: Db, orderId: string): Promise<ParcelWithLines[]> {
  const rows = await db
    .select({ parcel: parcels, line: orderItems })
    .from(parcels)
    .innerJoin(orderItems, eq(orderItems.parcelId, parcels.id))
    .where(eq(parcels.orderId, orderId))
    .orderBy(...parcelOrder);
  return gatherLines(rows).map(({ parcel, lines }) => ({ ...parcel, lines }));
}

/** The fixed order of an order's parcels and their lines. */
export const parcelOrder = [
  asc(parcels.createdAt),
  asc(parcels.id),
  asc(orderItems.productName),
  asc(orderItems.id),
];

type Line = ParcelWithLines["lines"][number];

/** The first row of each parcel with the lines of all of its rows, in their order. */
export function gatherLines<Row extends { parcel: { id: string }; line: Line }>(
  rows: Row[],
): (Row & { lines: Line[] })[] {
  const byParcel = Map.groupBy(rows, ({ parcel }) => parcel.id);
  return [...byParcel.values()].map((same) => ({ ...same[0]!, lines: same.map(({ line }) => line) }));
}

/** A vendor's own parcels; unpaid ones are visible to the buyer only (R30). */
export const isParcelOf = (vendorId: string) => and(eq(parcels.vendorId, vendorId), isNotNull(orders.paidAt));

const isToShip = eq(parcels.status, "processing");

function conditionsAt(now: Date): Record<ParcelFilter, SQL | undefined> {
  return {
    all: undefined,
    new: and(isToShip, isNull(parcels.acceptedAt)),
    toShip: isToShip,
    late: and(isToShip, lt(parcels.shipBy, now)),
    shipped: eq(parcels.status, "shipped"),
    delivered: eq(parcels.status, "delivered"),
    cancelled: eq(parcels.status, "cancelled"),
  };
}

/** The search: an order's number, or a part of the buyer's, a product's or the tracking number, whatever their case and accents. */
function isFound(db: Db, search: string | undefined): SQL | undefined {
  const wanted = search?.trim();
  if (!wanted) return undefined;
  const number = /^#?(\d{1,15})$/.exec(wanted)?.[1];
  const part = sql`fold_text(${`%${wanted.replace(/[\\%_]/g, "\\$&")}%`})`;
  const ofProduct = db
    .select({ id: orderItems.parcelId })
    .from(orderItems)
    .where(and(eq(orderItems.parcelId, parcels.id), sql`fold_text(${orderItems.productName}) like ${part}`));
  return or(
    number ? eq(orders.number, Number(number)) : undefined,
    sql`fold_text(${orders.shippingAddress} ->> 'fullName') like ${part}`,
    sql`fold_text(${parcels.trackingNumber}) like ${part}`,
    inArray(parcels.id, ofProduct),
  );
}

/** The filter of a vendor's parcel list. */
export function whereParcels({ db, clock, caller }: SignedInCtx, input: ParcelSearch): SQL | undefined {
  const filter = conditionsAt(clock.now())[input.filter];
  return and(isParcelOf(caller.vendor!.id), filter, isFound(db, input.search));
}

/** The lines of parcels. The caller has checked who owns them. */
export async function unscopedListLines(db: Db, parcelIds: string[]) {
  if (parcelIds.length === 0) return new Map<string, ParcelWithLines["lines"]>();
  const lines = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.parcelId, parcelIds))
    .orderBy(asc(orderItems.productName), asc(orderItems.id));
  return Map.groupBy(lines, (line) => line.parcelId);
}

/**
 * A page of 20 of the caller's parcels by time, filtered by status and a search for order number, buyer or product,
 * with the count of each status; `next` leads to the page after, null at the end. Amounts in cents, if the caller's role
 * shows them. For an approved vendor.
 */
export async function listParcels(ctx: SignedInCtx, input: ListInput) {
  const { db, clock } = ctx;
  const wanted = whereParcels(ctx, input);
  const [rows, [counted], counts] = await Promise.all([
    db
      .select({ parcel: parcels, order: orders, place })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(and(wanted, input.after ? isAfter(input.after, input.sort) : undefined))
      .orderBy(...orderOf[input.sort])
      .limit(fixedLimit(pageSize + 1))
      .offset(input.after ? 0 : (input.page - 1) * pageSize),
    db
      .select({ total: count() })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(wanted),
    countByFilter(ctx),
  ]);
  const shown = rows.slice(0, pageSize);
  const lines = await unscopedListLines(
    db,
    shown.map(({ parcel }) => parcel.id),
  );
  const seesMoney = mayInShop(ctx.caller, "money.read");
  const items = shown.map(({ parcel, order }) => {
    const summary = summarizeParcel({ ...parcel, lines: lines.get(parcel.id) ?? [] }, order, clock.now());
    return seesMoney ? summary : packedSummary.parse(summary);
  });
  const next = rows.length > pageSize ? shown.at(-1)!.place : null;
  return { items, next, total: counted!.total, page: input.page, pageSize, counts };
}

const orderOf: Record<ParcelSort, SQL[]> = {
  newest: [desc(parcels.createdAt), desc(parcels.id)],
  oldest: [asc(parcels.createdAt), asc(parcels.id)],
};

const place = sql<string>`(extract(epoch from ${parcels.createdAt}) * 1000000)::bigint || '_' || ${parcels.id}`;

function isAfter(after: string, sort: ParcelSort): SQL {
  const [microseconds, id] = after.split("_") as [string, string];
  const here = sql`(${parcels.createdAt}, ${parcels.id})`;
  const there = sql`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond', ${id}::uuid)`;
  return sort === "newest" ? sql`${here} < ${there}` : sql`${here} > ${there}`;
}

async function countByFilter({ db, clock, caller }: SignedInCtx): Promise<Record<ParcelFilter, number>> {
  const conditions = conditionsAt(clock.now());
  const columns = Object.fromEntries(
    parcelFilters.map((name) => [
      name,
      sql`count(*) filter (where ${conditions[name] ?? sql`true`})`.mapWith(Number),
    ]),
  ) as Record<ParcelFilter, SQL<number>>;
  const [row] = await db
    .select(columns)
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(isParcelOf(caller.vendor!.id));
  return row!;
}
