import { sql } from "drizzle-orm";
import type { LedgerSide } from "#domains/reports/report-table.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import { type Span, summedAccounts } from "./summed.ts";

type Account = { account: string; kind: string; cents: string };

/** What the ledger says of these months, by account and kind. */
export async function readAccounts(db: Db, span: Span): Promise<Account[]> {
  const { rows } = await db.execute<Account>(sql`
    with ${summedAccounts(span)}
    select account, kind, ${inCents(sql`sum(amount_usd)`)} as cents from summed group by account, kind`);
  return rows;
}

/** What they say of the sides together, in cents. */
export function sumOfSides(accounts: readonly Account[], sides: readonly LedgerSide[]): number {
  const of = ({ account, kinds, sign }: LedgerSide) =>
    accounts
      .filter((row) => row.account === account && (!kinds || kinds.includes(row.kind)))
      .reduce((sum, row) => sum + sign * Number(row.cents), 0);
  return sides.reduce((sum, side) => sum + of(side), 0);
}

/** The same of these months. */
export const readLedger = async (db: Db, span: Span, sides: readonly LedgerSide[]): Promise<number> =>
  sumOfSides(await readAccounts(db, span), sides);
