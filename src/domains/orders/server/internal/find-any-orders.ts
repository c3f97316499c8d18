import { type SQL, sql } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";

/** Of people with such a name: how many are looked at. */
const mostNamed = 500;

/** Whether a text has the part that is searched for, whatever case and accents. */
const has = (text: unknown, search: string) =>
  sql`fold_text(${text}) like fold_text(${`%${search.replace(/[\\%_]/g, "\\$&")}%`})`;

/**
 * Whether one of an order's parcels is of a vendor whose name has a part. What is common is found in the orders' order, what is rare by
 * the index of the names.
 */
export const isOfVendorNamed = (search: string): SQL =>
  sql`exists (select from ${parcels} join ${vendors} on ${vendors.id} = ${parcels.vendorId}
    where ${parcels.orderId} = ${orders.id} and ${has(vendors.companyName, search)})`;
/** The buyers whose name or address has a part: at most 500 of each. */
export const buyersNamed = (search: string): SQL =>
  sql`((select ${users.id} from ${users} where ${has(users.name, search)} limit ${sql.raw(String(mostNamed))})
    union (select ${users.id} from ${users} where ${has(users.email, search)} limit ${sql.raw(String(mostNamed))}))`;

/** Of parcels with such a tracking number: how many are looked up by their index before the orders are read in their order. */
const mostTracked = 5_000;

/**
 * Whether one of an order's parcels has a tracking number with a part. Some are found by the index; only if there are more of them,
 * which is known before, the orders are read one after the other: the first ones are then met soon.
 */
function isTracked(search: string): SQL[] {
  const isIt = has(parcels.trackingNumber, search);
  const some = sql`select ${parcels.orderId} from ${parcels} where ${isIt} limit ${sql.raw(String(mostTracked + 1))}`;
  return [
    sql`${orders.id} = any(array(${some}))`,
    sql`(select count(*) from (${some}) tracked) > ${sql.raw(String(mostTracked))}
      and exists (select from ${parcels} where ${parcels.orderId} = ${orders.id} and ${isIt})`,
  ];
}

type Among = { wanted: SQL; order: SQL[]; most: number };

/**
 * The first `most` orders of a search, among the wanted ones in their order. Each thing that can be searched for is found by
 * its own index, and gives at most that many: what is common is read from the newest orders on, what is rare by its index.
 */
export function isFoundAmong(search: string, { wanted, order, most }: Among): SQL {
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(search) ? search : undefined;
  const sources = [
    number && sql`${orders.number} = ${Number(number)}`,
    id && sql`${orders.id} = ${id}`,
    sql`${orders.userId} in (select ${users.id} from ${users} where ${has(users.name, search)} limit ${sql.raw(String(mostNamed))})`,
    sql`${orders.userId} in (select ${users.id} from ${users} where ${has(users.email, search)} limit ${sql.raw(String(mostNamed))})`,
    isOfVendorNamed(search),
    sql`exists (select from ${orderItems} join ${products} on ${products.id} = ${orderItems.productId}
      where ${orderItems.orderId} = ${orders.id} and ${has(products.name, search)})`,
    ...isTracked(search),
  ].filter((source) => source !== undefined && source !== "") as SQL[];
  const found = sources.map(
    (source) =>
      sql`(select ${orders.id} from ${orders} where ${source} and ${wanted} order by ${sql.join(order, sql`, `)} limit ${sql.raw(String(most))})`,
  );
  return sql`(${sql.join(found, sql` union `)})`;
}
