import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { startOnboarding } from "#domains/payouts/server/start-onboarding.ts";
import { syncPayoutAccount } from "#domains/payouts/server/sync-payout-account.ts";
import { payoutAccounts } from "#domains/payouts/server/tables.ts";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../support/open-test-market.ts";
import { freely } from "../../support/sell.ts";
import { onboard } from "../../support/sell-and-pay-out.ts";
import type { seededRandom } from "../support/seeded-random.ts";

export type Stall = { ctx: SignedInCtx; vendorId: string; productIds: string[] };
/** `isPaid`: at the provider; the market may not know yet. */
export type Purchase = { buyer: SignedInCtx; orderId: string; url: string; isPaid?: boolean };

/** What one history is about: its own people and goods, in a market that it shares with earlier ones. */
export type World = {
  market: TestMarket;
  random: ReturnType<typeof seededRandom>;
  admin: SignedInCtx;
  /** Who approves what takes two. */
  secondAdmin: SignedInCtx;
  stalls: Stall[];
  buyers: SignedInCtx[];
  quotes: { buyer: SignedInCtx; quoteId: string }[];
  purchases: Purchase[];
  /** `owner`: the vendor's, else it is the platform's. */
  promotions: { id: string; code: string | null; owner: SignedInCtx | undefined }[];
  /** The provider's ids of the disputes that banks have opened. */
  disputeIds: string[];
  /** Cents paid out to each vendor of the market, as of the last step. */
  paidOut: Map<string, number>;
  /** Whether the provider fails some of the calls. */
  isTroubled: boolean;
  /** Each step, and what came of it. */
  trace: string[];
};

const secretKey = "sk_test_integration";
export const sandboxOf = ({ sandboxUrl: url }: TestMarket) => ({ url, secretKey });

/** A market whose calls to the provider fail at once where they fail: the SDK waits before it repeats one. */
export async function openImpatientMarket(): Promise<TestMarket> {
  const market = await openTestMarket();
  const { hostname: host, port } = new URL(market.sandboxUrl);
  const options = { host, port, protocol: "http", maxNetworkRetries: 0, telemetry: false } as const;
  market.infra.cards.stripe = new Stripe(secretKey, options);
  return market;
}

/** The provider's id of the session of a payment page. */
export const sessionOf = (url: string) => new URL(url).pathname.split("/").at(-1)!;

export const day = 86_400_000;
export const minute = 60_000;

/** Two vendors, one with a payout account, with few goods at odd prices; two buyers and two administrators. */
export async function openWorld(
  market: TestMarket,
  random: World["random"],
  paidOut: World["paidOut"],
): Promise<World> {
  const { infra } = market;
  const stalls: Stall[] = [];
  for (const index of [0, 1]) stalls.push(await openStall(market, random, index));
  await openAccount(market, stalls[0]!);
  const people = [await addPerson(infra), await addPerson(infra)];
  const admin = await addPerson(infra, { roles: ["admin"] });
  const secondAdmin = await addPerson(infra, { roles: ["admin"] });
  return {
    ...{
      market,
      random,
      stalls,
      quotes: [],
      purchases: [],
      promotions: [],
      disputeIds: [],
      paidOut,
      isTroubled: false,
      trace: [],
    },
    admin: freely(contextFor(infra, admin)),
    secondAdmin: freely(contextFor(infra, secondAdmin)),
    buyers: people.map((person) => freely(contextFor(infra, person))),
  };
}

async function openStall({ infra }: TestMarket, random: World["random"], index: number): Promise<Stall> {
  const planType = random.pick<PlanType>(["freemium", "premium", "enterprise"]);
  const vendor = await addVendor(infra, { planType, country: random.pick(["US", "CO"]) });
  const session = { ...vendor.session, aal: "aal2" } as const;
  const productIds: string[] = [];
  for (const name of random.times(2, (at) => `Coffee ${index}${at}`)) {
    const priceCents = random.between(1, random.pick([300, 3_000, 20_000]));
    const stock = random.between(1, 9);
    productIds.push((await addProduct(infra, vendor.vendor.id, { name, priceCents, stock })).id);
  }
  const ctx = freely(contextFor(infra, { ...vendor, session }));
  return { ctx, vendorId: vendor.vendor.id, productIds };
}

async function openAccount(market: TestMarket, { ctx, vendorId }: Stall): Promise<void> {
  await startOnboarding(ctx);
  const isTheirs = eq(payoutAccounts.vendorId, vendorId);
  const [account] = await market.infra.db.select().from(payoutAccounts).where(isTheirs);
  await onboard(market, account!.providerAccountId);
  await syncPayoutAccount(market.infra, account!);
}

/** What a verb led to: 'done', or the code of its refusal. Any other error is a fault. */
export function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
}
