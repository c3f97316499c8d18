import { sql } from "drizzle-orm";
import { ledgerEntries, ledgerPostings } from "#domains/ledger/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { type StatementKind, statementKinds } from "#domains/payouts/shapes.ts";
import { inCents } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/database.ts";

export type StatementLine = {
  at: string;
  kind: StatementKind;
  orderNumber: number | null;
  amountCents: number;
};
type Row = { at: Date | string; kind: StatementKind; number: string | null; cents: string };

/** A month's start and end, in UTC. */
function monthBounds(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return { from, to };
}

const ofVendor = (vendorId: string) => sql`${ledgerEntries} e join ${ledgerPostings} g on g.id = e.posting_id
  left join ${orders} o on o.id = g.order_id
  where e.account = 'vendor_payable' and e.vendor_id = ${vendorId}`;

/** One line for everything that happened to an order at once and of one kind; a returned fee is a line of its own. */
const linesOf = (vendorId: string, { from, to }: ReturnType<typeof monthBounds>) => sql`
  select g.created_at as at, o.number,
    case when g.kind = 'refund' and e.amount_usd < 0 then 'reversal' else g.kind end as kind,
    ${inCents(sql`-sum(e.amount_usd)`)} as cents
  from ${ofVendor(vendorId)} and g.created_at >= ${from.toISOString()} and g.created_at < ${to.toISOString()}
  group by 1, 2, 3 having sum(e.amount_usd) <> 0`;

/** A page of a month's lines, oldest first. */
export async function readLines(
  db: Db,
  vendorId: string,
  month: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<StatementLine[]> {
  const { rows } = await db.execute<Row>(
    sql`select * from (${linesOf(vendorId, monthBounds(month))}) as found
      order by at, number, array_position(string_to_array(${statementKinds.join(" ")}, ' '), kind)
      limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => ({
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    orderNumber: row.number === null ? null : Number(row.number),
    amountCents: Number(row.cents),
  }));
}

/** A month's sums by kind, with the number of lines of each. */
export async function readSums(
  db: Db,
  vendorId: string,
  month: string,
): Promise<{ kind: StatementKind; amountCents: number; lines: number }[]> {
  const { rows } = await db.execute<{ kind: StatementKind; cents: string; lines: string }>(
    sql`select kind, sum(cents)::bigint as cents, count(*) as lines
      from (${linesOf(vendorId, monthBounds(month))}) as found group by kind`,
  );
  return rows.map((row) => ({ kind: row.kind, amountCents: Number(row.cents), lines: Number(row.lines) }));
}

/** A vendor's balance at the start of a month, in cents. */
export async function readOpening(db: Db, vendorId: string, month: string): Promise<number> {
  const { from } = monthBounds(month);
  const { rows } = await db.execute<{ cents: string }>(
    sql`select ${inCents(sql`-sum(e.amount_usd)`)} as cents
      from ${ofVendor(vendorId)} and g.created_at < ${from.toISOString()}`,
  );
  return Number(rows[0]!.cents);
}
