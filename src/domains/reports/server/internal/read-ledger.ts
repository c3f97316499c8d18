import { sql } from "drizzle-orm";
import type { LedgerSide } from "#domains/reports/report-table.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";
import { type Span, summedAccounts } from "./summed.ts";

/** What the ledger says of the sides together, in cents. */
export async function readLedger(db: Db, span: Span, sides: readonly LedgerSide[]): Promise<number> {
  const { rows } = await db.execute<{ account: string; kind: string; cents: string }>(sql`
    with ${summedAccounts(span)}
    select account, kind, ${inCents(sql`sum(amount_usd)`)} as cents from summed group by account, kind`);
  const of = ({ account, kinds, sign }: LedgerSide) =>
    rows
      .filter((row) => row.account === account && (!kinds || kinds.includes(row.kind)))
      .reduce((sum, row) => sum + sign * Number(row.cents), 0);
  return sides.reduce((sum, side) => sum + of(side), 0);
}
