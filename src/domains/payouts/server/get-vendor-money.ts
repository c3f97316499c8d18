import { eq } from "drizzle-orm";
import type { Balance, Payout, Verification } from "#domains/payouts/shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { viewVerification } from "./internal/account-rows.ts";
import { listPayoutRows } from "./internal/payout-rows.ts";
import { viewBalance } from "./internal/view-balance.ts";
import { payoutAccounts } from "./tables.ts";

const latest = 20;

/** A vendor's balance in cents, its latest 20 payouts and its account's verification (R63); NOT_FOUND for no vendor. For an admin. */
export async function getVendorMoney(
  ctx: SignedInCtx,
  { vendorId }: { vendorId: string },
): Promise<{ balance: Balance; payouts: Payout[]; account: Verification }> {
  if ((await ctx.db.$count(vendors, eq(vendors.id, vendorId))) === 0) throw new AppError("NOT_FOUND");
  const [balance, payouts, accounts] = await Promise.all([
    viewBalance(ctx, vendorId),
    listPayoutRows(ctx.db, vendorId, { limit: latest }),
    ctx.db.select().from(payoutAccounts).where(eq(payoutAccounts.vendorId, vendorId)),
  ]);
  return { balance, payouts, account: viewVerification(accounts[0]) };
}
