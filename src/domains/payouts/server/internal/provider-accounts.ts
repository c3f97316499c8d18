import Stripe from "stripe";
import { AppError } from "#kernel/errors.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Doors } from "#platform/rpc/context.ts";

type Door = Pick<Doors, "cards" | "config" | "log">;
type Owner = { vendorId: string; companyName: string; email: string; country: string };
/** What the provider says of an account; the only truth about whether it can be paid out to. */
type ProviderAccount = { isReady: boolean; missing: string[] };

/** Makes a vendor's account at the provider, never inside a transaction. PAYOUT_COUNTRY where it pays out to nobody there; PAYMENT_UNAVAILABLE. */
export function createProviderAccount(doors: Door, owner: Owner): Promise<string> {
  return reachProvider(doors, async () => {
    try {
      const account = await doors.cards.stripe.accounts.create(
        {
          type: "express",
          country: owner.country,
          email: owner.email,
          business_profile: { name: owner.companyName.slice(0, 200) },
          capabilities: { transfers: { requested: true } },
          metadata: { vendor_id: owner.vendorId },
        },
        { idempotencyKey: `account-${owner.vendorId}` },
      );
      return account.id;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === "country")
        throw new AppError("PAYOUT_COUNTRY");
      throw error;
    }
  });
}

/** Asks the provider where an account stands. PAYMENT_UNAVAILABLE when it can't be reached. */
export function fetchProviderAccount(doors: Door, id: string): Promise<ProviderAccount> {
  return reachProvider(doors, async () => {
    const account = await doors.cards.stripe.accounts.retrieve(id);
    const { requirements } = account;
    return {
      isReady: account.capabilities?.transfers === "active" && account.payouts_enabled,
      missing: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])],
    };
  });
}

/** The provider's form for payout details; it leads back to the money tab. PAYMENT_UNAVAILABLE. */
export function openProviderForm(doors: Door, account: string): Promise<string> {
  const home = `${doors.config.publicUrl}/vendor/dashboard?tab=money`;
  return reachProvider(doors, async () => {
    const link = await doors.cards.stripe.accountLinks.create({
      account,
      type: "account_onboarding",
      return_url: home,
      refresh_url: `${home}&form=expired`,
    });
    return link.url;
  });
}

/** The provider's own pages of an account. PAYMENT_UNAVAILABLE. */
export function openProviderDashboard(doors: Door, account: string): Promise<string> {
  return reachProvider(doors, async () => (await doors.cards.stripe.accounts.createLoginLink(account)).url);
}
