import { eq, type SQL, sql } from "drizzle-orm";
import { monthAfter } from "#domains/reports/report-periods.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accountMonths,
  bookMonths,
  figureMonths,
  openAccountMonths,
  openFigureMonths,
  openMonths,
  openPlaceMonths,
  openVendorMonths,
  placeMonths,
  vendorMonths,
} from "../tables.ts";
import { settled } from "./book-months.ts";
import {
  isBetween,
  movedIn,
  startOfMonth,
  sumsByAccount,
  sumsByFigure,
  sumsByPlace,
  sumsByVendor,
} from "./moved.ts";

/**
 * Adds the next piece of an open month to its sums, at most a day of it, in the caller's transaction and under the lock of the books.
 * False if there is none: all is summed in which nothing can be posted anymore.
 */
export async function sumPiece(db: Db, month: string): Promise<boolean> {
  const { rows } = await db.execute<{ from: string; to: string; isNext: boolean }>(sql`
    select since::text as "from", until::text as "to", until > since as "isNext"
    from (select coalesce((select summed_until from ${openMonths} where month = ${month}), ${startOfMonth(month)}::timestamptz) as since) begun
      cross join lateral (select least((date_trunc('day', since at time zone 'UTC') + interval '1 day') at time zone 'UTC',
        date_trunc('hour', now() - ${settled}), ${startOfMonth(monthAfter(month))}::timestamptz) as until) ends`);
  const { from, to, isNext } = rows[0]!;
  if (!isNext) return false;
  await db
    .insert(openMonths)
    .values({ month, summedUntil: new Date(to) })
    .onConflictDoUpdate({ target: openMonths.month, set: { summedUntil: new Date(to) } });
  await addSums(db, isBetween(sql`${from}::timestamptz`, sql`${to}::timestamptz`));
  return true;
}

/** In one pass over what was posted. A sale, a refund or a payout is posted at once, so none is counted in two pieces. */
async function addSums(db: Db, chosen: SQL): Promise<void> {
  const sum = sql`amount_usd = summed.amount_usd + excluded.amount_usd`;
  const both = sql`${sum}, times = summed.times + excluded.times`;
  await db.execute(sql`
    with ${movedIn(chosen)}, by_vendor as (
      insert into ${openVendorMonths} as summed (month, vendor_id, figure, amount_usd, times) ${sumsByVendor}
      on conflict (vendor_id, month, figure) do update set ${both}
    ), by_figure as (
      insert into ${openFigureMonths} as summed (month, figure, amount_usd, times) ${sumsByFigure}
      on conflict (month, figure) do update set ${both}
    ), by_place as (
      insert into ${openPlaceMonths} as summed (month, country, state, figure, amount_usd, times) ${sumsByPlace}
      on conflict (month, country, state, figure) do update set ${both}
    )
    insert into ${openAccountMonths} as summed (month, account, kind, amount_usd) ${sumsByAccount}
    on conflict (month, account, kind) do update set ${sum}`);
}

/** Stores the sums of a month that is over and wholly summed. The month is not closed. */
export async function storeOpenMonth(db: Db, month: string, summedAt: Date): Promise<void> {
  await db.insert(bookMonths).values({ month, summedAt });
  const ofMonth = sql`where month = ${month} and amount_usd <> 0`;
  await db.execute(sql`
    insert into ${vendorMonths} (month, vendor_id, figure, amount_usd, times)
    select month, vendor_id, figure, amount_usd, times from ${openVendorMonths} ${ofMonth}`);
  await db.execute(sql`
    insert into ${figureMonths} (month, figure, amount_usd, times)
    select month, figure, amount_usd, times from ${openFigureMonths} ${ofMonth}`);
  await db.execute(sql`
    insert into ${placeMonths} (month, country, state, figure, amount_usd, times)
    select month, country, state, figure, amount_usd, times from ${openPlaceMonths} ${ofMonth}`);
  await db.execute(sql`
    insert into ${accountMonths} (month, account, kind, amount_usd)
    select month, account, kind, amount_usd from ${openAccountMonths} ${ofMonth}`);
  await db.delete(openMonths).where(eq(openMonths.month, month));
}

/** Sums a month that is over anew and stores it, day by day so that no statement takes long; likewise in the caller's transaction. */
export async function storeMonth(db: Db, month: string, summedAt: Date): Promise<void> {
  await db.delete(bookMonths).where(eq(bookMonths.month, month));
  await db.delete(openMonths).where(eq(openMonths.month, month));
  while (await sumPiece(db, month));
  await storeOpenMonth(db, month, summedAt);
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
