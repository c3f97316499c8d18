import { type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#domains/search/list-bounds.ts";

/** One product in 32, by the random end of its id; such products have indexes of their own. */
export const isSampled: SQL = sql.raw("get_byte(uuid_send(product_id), 15) < 8");

/** How many products one of the sample stands for. */
export const standsFor = 32;

/** As many as are counted one by one, and one more, which tells that there are more. */
export const countLimit: SQL = sql.raw(String(mostCounted + 1));

/** To two digits, which is about as well as the sample knows a number. */
export function roundAbout(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count || 1)) - 1);
  return Math.round(count / unit) * unit;
}
