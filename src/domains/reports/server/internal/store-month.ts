import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { accountMonths, bookMonths, placeMonths, vendorMonths } from "../tables.ts";
import { movedIn, sumsByAccount, sumsByPlace, sumsByVendor } from "./moved.ts";

/** Sums a month anew and stores it, in the caller's transaction and under the lock of the books. The month is not closed. */
export async function storeMonth(db: Db, month: string, summedAt: Date): Promise<void> {
  await db.delete(bookMonths).where(eq(bookMonths.month, month));
  await db.insert(bookMonths).values({ month, summedAt });
  await db.execute(sql`
    insert into ${vendorMonths} (month, vendor_id, figure, amount_usd, times)
    with ${movedIn([month])} ${sumsByVendor}`);
  await db.execute(sql`
    insert into ${placeMonths} (month, country, state, figure, amount_usd, times)
    with ${movedIn([month])} ${sumsByPlace}`);
  await db.execute(sql`
    insert into ${accountMonths} (month, account, kind, amount_usd) ${sumsByAccount([month])}`);
}

/** SHA-256 of a month's stored sums and of the hash of the month before. */
export async function hashMonth(db: Db, month: string, before: string): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select encode(sha256(convert_to(${before}::text || coalesce(string_agg(line, E'\n' order by line collate "C"), ''), 'UTF8')), 'hex') as hash
    from (
      select concat_ws('|', 'vendor', month, vendor_id, figure, amount_usd, times) as line from ${vendorMonths} where month = ${month}
      union all select concat_ws('|', 'place', month, country, state, figure, amount_usd, times) from ${placeMonths} where month = ${month}
      union all select concat_ws('|', 'account', month, account, kind, amount_usd) from ${accountMonths} where month = ${month}
    ) as lines`);
  return rows[0]!.hash;
}
