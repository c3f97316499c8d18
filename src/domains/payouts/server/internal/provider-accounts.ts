import Stripe from "stripe";
import { AppError } from "#kernel/errors.ts";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";

type ProviderInfra = Pick<Infra, "cards" | "config" | "log">;
type Owner = { vendorId: string; companyName: string; email: string; country: string };
/** The provider's state of an account; the only source of truth about whether it can receive payouts. */
type ProviderAccount = { isReady: boolean; missing: string[] };

/**
 * Creates a vendor's account at the provider, never inside a transaction. PAYOUT_COUNTRY if it does not pay out to
 * that country; PAYMENT_UNAVAILABLE.
 */
export function createProviderAccount(infra: ProviderInfra, owner: Owner): Promise<string> {
  return reachProvider(infra, async () => {
    try {
      const account = await infra.cards.stripe.accounts.create(
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

/** Fetches an account's state from the provider. PAYMENT_UNAVAILABLE when it can't be reached. */
export function fetchProviderAccount(infra: ProviderInfra, id: string): Promise<ProviderAccount> {
  return reachProvider(infra, async () => {
    const account = await infra.cards.stripe.accounts.retrieve(id);
    const { requirements } = account;
    return {
      isReady: account.capabilities?.transfers === "active" && account.payouts_enabled,
      missing: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])],
    };
  });
}

/** The provider's form for payout details; it returns to the money tab. PAYMENT_UNAVAILABLE. */
export function openProviderForm(infra: ProviderInfra, account: string): Promise<string> {
  const home = `${infra.config.publicUrl}/vendor/dashboard?tab=money`;
  return reachProvider(infra, async () => {
    const link = await infra.cards.stripe.accountLinks.create({
      account,
      type: "account_onboarding",
      return_url: home,
      refresh_url: `${home}&form=expired`,
    });
    return link.url;
  });
}

/** The provider's own pages of an account. PAYMENT_UNAVAILABLE. */
export function openProviderDashboard(infra: ProviderInfra, account: string): Promise<string> {
  return reachProvider(infra, async () => (await infra.cards.stripe.accounts.createLoginLink(account)).url);
}
