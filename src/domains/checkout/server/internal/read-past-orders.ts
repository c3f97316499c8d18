import { type SQL, sql } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import type { RunningPromotion } from "#domains/promotions/discounts.ts";
import {
  promotionsOf,
  type StoredPromotion,
  usedPromotionsColumn,
} from "#domains/promotions/server/running-promotions.ts";
import { setValueColumn } from "#domains/settings/server/read-settings.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { zoneOf } from "../address/zone-of.ts";
import type { BasketLine } from "../price-basket.ts";

/** An order as it was bought: its lines at their prices, commission and delivery, and the promotions that it used. */
export type PastOrder = {
  buyerId: string;
  at: Date;
  isFirstOrder: boolean;
  lines: BasketLine[];
  promotions: RunningPromotion[];
};
/** Orders of a period, of one vendor's goods if one is named. */
export type Period = { from: Date; until: Date; vendorId: string | null };

/** Read, and priced, at once: few enough that nothing else waits for it. */
const pageSize = 200;
const mostOrders = 10_000;

type StoredLine = {
  productId: string;
  category: string;
  quantity: number;
  unitPriceCents: number;
  commissionBasisPoints: number;
  vendorId: string;
  vendorCountry: string;
  /** Its vendor's region, where administrators have set one. */
  regionFrom: number | null;
  deliveryCents: number;
};
type Row = {
  id: string;
  buyer_id: string;
  at: string;
  country: string;
  region_to: number | null;
  is_first: boolean;
  lines: StoredLine[] | null;
  promotions: StoredPromotion[] | null;
};

/** A place in the list, from which on it goes on; the time as the database writes it, with its microseconds. */
type Place = { at: string; id: string };

const timeOf = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** The orders of a period, a vendor's by its parcels, after a place. */
function soldIn({ from, until, vendorId }: Period, after: Place | null): SQL {
  const [table, id, isSold] =
    vendorId === null
      ? [orders, sql`id`, sql`paid_at is not null and status <> 'cancelled'`]
      : [
          parcels,
          sql`order_id`,
          sql`vendor_id = ${vendorId} and status in ('processing', 'shipped', 'delivered')`,
        ];
  const isAfter = after
    ? sql`(created_at, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  return sql`select ${id} as id, created_at from ${table}
    where created_at between ${timeOf(from)} and ${timeOf(until)} and ${isSold} and ${isAfter}`;
}

/** The last order that is left out, because only the latest 10,000 of the period are read; null if that is all of them. */
export async function findBeginning({ db }: Pick<Infra, "db">, period: Period): Promise<Place | null> {
  const { rows } = await db.execute<Place>(
    sql`select id, created_at::text as at from (${soldIn(period, null)}) sold
      order by created_at desc, id desc offset ${fixedLimit(mostOrders)} limit 1`,
  );
  return rows[0] ?? null;
}

/** The paid orders of a period after a place, in pages of 200, the earliest first; parcels that were cancelled are left out. */
export async function* readPastOrders(
  { db }: Pick<Infra, "db">,
  period: Period,
  beginning: Place | null,
): AsyncGenerator<PastOrder[]> {
  let after = beginning;
  for (;;) {
    const { rows }: { rows: Row[] } = await db.execute<Row>(pageAfter(after, period));
    if (rows.length > 0) yield rows.map(orderOf);
    if (rows.length < pageSize) return;
    after = rows.at(-1)!;
  }
}

const regionOf = (country: SQL, { until }: Period) =>
  setValueColumn(sql`'zone.' || (${country})`, timeOf(until));

const pageAfter = (after: Place | null, period: Period): SQL => sql`
  with page as (${soldIn(period, after)} order by created_at, id limit ${fixedLimit(pageSize)})
  select o.id, o.user_id as buyer_id, page.created_at::text as at, o.shipping_address ->> 'country' as country,
    ${regionOf(sql`o.shipping_address ->> 'country'`, period)} as region_to,
    not exists (select from ${orders} earlier where earlier.user_id = o.user_id and earlier.paid_at < o.created_at) as is_first,
    ${usedPromotionsColumn(sql`o.id`)} as promotions,
    (select jsonb_agg(jsonb_build_object('productId', i.product_id, 'category', g.category, 'quantity', i.quantity,
        'unitPriceCents', (i.unit_price_usd * 100)::int, 'commissionBasisPoints', i.commission_basis_points,
        'vendorId', p.vendor_id, 'vendorCountry', v.country, 'regionFrom', ${regionOf(sql`v.country`, period)},
        'deliveryCents', ((p.shipping_usd + p.shipping_subsidy_usd + p.shipping_borne_usd) * 100)::int) order by i.id)
      from ${parcels} p join ${orderItems} i on i.parcel_id = p.id join ${products} g on g.id = i.product_id
        join ${vendors} v on v.id = p.vendor_id
      where p.order_id = o.id and p.status <> 'cancelled') as lines
  from page join ${orders} o on o.id = page.id
  order by page.created_at, page.id`;

const orderOf = ({ buyer_id, at, country, region_to, is_first, lines, promotions }: Row): PastOrder => ({
  buyerId: buyer_id,
  at: new Date(at),
  isFirstOrder: is_first,
  lines: (lines ?? []).map((line) => lineOf(line, country, region_to)),
  promotions: promotionsOf(promotions),
});

/** The parcel's delivery cost what it did, whatever it weighs. */
function lineOf(line: StoredLine, country: string, to: number | null): BasketLine {
  const { productId, category, quantity, unitPriceCents, commissionBasisPoints, deliveryCents } = line;
  return {
    ...{ productId, category, quantity, unitPriceCents, weightGrams: 0, name: "", imageUrl: "" },
    vendor: {
      ...{ id: line.vendorId, companyName: "", commissionBasisPoints },
      zone: zoneOf(line.vendorCountry, country, { from: line.regionFrom, to }),
      profile: {
        ...{ domesticBaseCents: deliveryCents, domesticPerKgCents: 0 },
        ...{ regionalBaseCents: deliveryCents, regionalPerKgCents: 0 },
        ...{ worldwideBaseCents: deliveryCents, worldwidePerKgCents: 0 },
      },
    },
  };
}
