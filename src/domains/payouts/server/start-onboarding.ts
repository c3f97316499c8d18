import { eq } from "drizzle-orm";
import { payoutsLimits } from "#domains/payouts/limits.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findOwnAccount } from "./internal/account-rows.ts";
import { assertSecondFactor } from "./internal/assert-second-factor.ts";
import { createProviderAccount, openProviderForm } from "./internal/provider-accounts.ts";
import { payoutAccounts } from "./tables.ts";

/**
 * Opens the provider's form for the caller's payout details; creates the account the first time. The provider is
 * called outside any transaction. SECOND_FACTOR_REQUIRED, PAYOUT_COUNTRY, PAYMENT_UNAVAILABLE. For a vendor.
 */
export async function startOnboarding(ctx: SignedInCtx): Promise<{ url: string }> {
  assertSecondFactor(ctx);
  await ctx.limits.consume(payoutsLimits.account, ctx.caller.userId);
  const account = (await findOwnAccount(ctx)) ?? (await addAccount(ctx));
  return { url: await openProviderForm(ctx, account.providerAccountId) };
}

/** Of two concurrent calls, the vendor's first account stays. */
async function addAccount(ctx: SignedInCtx): Promise<{ providerAccountId: string }> {
  const { id: vendorId, companyName } = ctx.caller.vendor!;
  const [vendor] = await ctx.db
    .select({ country: vendors.country })
    .from(vendors)
    .where(eq(vendors.id, vendorId));
  const providerAccountId = await createProviderAccount(ctx, {
    ...{ vendorId, companyName, email: ctx.caller.email },
    country: vendor!.country,
  });
  await ctx.db.insert(payoutAccounts).values({ vendorId, providerAccountId }).onConflictDoNothing();
  return (await findOwnAccount(ctx))!;
}
