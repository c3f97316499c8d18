import { or, type SQL, sql } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import { orderItems, orders, parcels } from "../tables.ts";

const mostWords = 8;
const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Whether an order is searched for: by the beginning of its number or id, or by words that its products, vendors, carriers and
 * tracking numbers contain, all of them, whatever their case and accents.
 */
export function isOrderFound(search: string | undefined): SQL | undefined {
  const wanted = search?.trim() ?? "";
  const words = wanted.split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const number = /^#?(\d{1,15})$/.exec(wanted)?.[1];
  const id = /^([0-9a-f]{4,8}[0-9a-f-]{0,28})[….]*$/i.exec(wanted)?.[1]?.toLowerCase();
  // A scalar, since the planner may turn EXISTS into a pass over all lines there are.
  const contents = sql`(
    select string_agg(concat_ws(' ', ${orderItems.productName}, ${vendors.companyName}, ${parcels.carrier}, ${parcels.trackingNumber}), ' ')
    from ${orderItems}
    join ${parcels} on ${parcels.id} = ${orderItems.parcelId}
    join ${vendors} on ${vendors.id} = ${parcels.vendorId}
    where ${orderItems.orderId} = ${orders.id}
  )`;
  const patterns = sql.join(
    words.map((word) => sql`fold_text(${patternOf(word)})`),
    sql`, `,
  );
  return or(
    number ? sql`${orders.number}::text like ${`${number}%`}` : undefined,
    id ? sql`${orders.id}::text like ${`${id}%`}` : undefined,
    sql`fold_text(${contents}) like all (array[${patterns}])`,
  );
}
