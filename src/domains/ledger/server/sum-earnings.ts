import { and, eq, gte, inArray, lt, sum } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { ledgerEntries, ledgerPostings } from "./tables.ts";

/** What the platform took and gave, in cents; all positive where it is as usual. */
export type Earnings = { commissionCents: number; subsidyCents: number; lossCents: number };

const accounts = ["commission_revenue", "shipping_subsidy", "platform_losses", "dispute_fees"] as const;
type Account = (typeof accounts)[number];

/** The platform's earnings since a moment by its books: commission, delivery paid for, losses and fees of disputes. */
export async function sumEarnings(db: Db, from: Date): Promise<Earnings> {
  const of = await sumAccounts(db, accounts, from);
  return {
    commissionCents: 0 - of("commission_revenue"),
    subsidyCents: of("shipping_subsidy"),
    lossCents: of("platform_losses") + of("dispute_fees"),
  };
}

/** Only its losses and fees of disputes, in cents, since a moment and until another: few entries, found by an index of their own. */
export async function sumLosses(db: Db, from: Date, until: Date): Promise<number> {
  const of = await sumAccounts(db, ["platform_losses", "dispute_fees"], from, until);
  return of("platform_losses") + of("dispute_fees");
}

async function sumAccounts(db: Db, wanted: readonly Account[], from: Date, until?: Date) {
  const rows = await db
    .select({
      account: ledgerEntries.account,
      cents: sum(ledgerEntries.amountCents).mapWith(ledgerEntries.amountCents),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(
      and(
        gte(ledgerPostings.createdAt, from),
        until && lt(ledgerPostings.createdAt, until),
        inArray(ledgerEntries.account, [...wanted]),
      ),
    )
    .groupBy(ledgerEntries.account);
  return (account: Account) => rows.find((row) => row.account === account)?.cents ?? 0;
}
