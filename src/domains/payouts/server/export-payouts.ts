import { and, asc, eq, gt } from "drizzle-orm";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";
import { payoutAccounts, payouts } from "./tables.ts";

const columns = {
  id: payouts.id,
  method: payouts.method,
  state: payouts.state,
  amountCents: payouts.amountCents,
  note: payouts.note,
  createdAt: payouts.createdAt,
  settledAt: payouts.settledAt,
};

/**
 * The caller's account at the card provider and their shop's payouts, in cents; null without a shop. For any
 * signed-in user.
 */
export async function exportPayouts(ctx: SignedInCtx) {
  const { db } = ctx;
  const vendor = ownedVendor(ctx);
  if (!vendor) return null;
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.vendorId, vendor.id));
  const list = await readInPages(async (after: { id: string } | undefined, limit: number) => {
    const page = await db
      .select(columns)
      .from(payouts)
      .where(and(eq(payouts.vendorId, vendor.id), after && gt(payouts.id, after.id)))
      .orderBy(asc(payouts.id))
      .limit(limit);
    return page.map((payout) => ({
      ...payout,
      createdAt: payout.createdAt.toISOString(),
      settledAt: payout.settledAt?.toISOString() ?? null,
    }));
  });
  return { providerAccountId: account?.providerAccountId ?? null, list };
}
