import { and, eq, gte, inArray, lt, sum } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { ledgerEntries, ledgerPostings } from "./tables.ts";

/** What the platform took and gave, in cents; all positive where it is as usual. */
export type Earnings = { commissionCents: number; subsidyCents: number; lossCents: number };

const accounts = ["commission_revenue", "shipping_subsidy", "platform_losses", "dispute_fees"] as const;

/** The platform's earnings since a moment, or until another, by its books: commission, delivery paid for, losses and fees of disputes. */
export async function sumEarnings(db: Db, from: Date, until?: Date): Promise<Earnings> {
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
        inArray(ledgerEntries.account, [...accounts]),
      ),
    )
    .groupBy(ledgerEntries.account);
  const of = (account: (typeof accounts)[number]) => rows.find((row) => row.account === account)?.cents ?? 0;
  return {
    commissionCents: 0 - of("commission_revenue"),
    subsidyCents: of("shipping_subsidy"),
    lossCents: of("platform_losses") + of("dispute_fees"),
  };
}
