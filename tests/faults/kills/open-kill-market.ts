import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { sessions } from "#domains/auth/server/tables.ts";
import { startOnboarding } from "#domains/payouts/server/start-onboarding.ts";
import { syncPayoutAccount } from "#domains/payouts/server/sync-payout-account.ts";
import { payoutAccounts } from "#domains/payouts/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addBuyers, cookieOf } from "../../../bench/buyers.ts";
import { addProduct, addVendor, contextFor } from "../../support/market-people.ts";
import type { TestMarket } from "../../support/open-test-market.ts";
import { freely } from "../../support/sell.ts";
import { onboard } from "../../support/sell-and-pay-out.ts";
import { clearAway, findEmbedded } from "../support/embedded-database.ts";
import { type MailServer, openMailServer } from "../support/mail-server.ts";
import { type Observer, observe } from "../support/observe.ts";
import { type OutsideProvider, openOutsideProvider } from "../support/outside-provider.ts";
import {
  type Cafeto,
  type Environment,
  environmentFor,
  makeDataFolder,
  startCafeto,
  until,
} from "../support/run-cafeto.ts";
import { openTraffic, type Traffic } from "./traffic.ts";

/** A process with its embedded database, which are killed, and all that survives: provider, mail server, people. */
export type KillMarket = {
  env: Environment;
  provider: OutsideProvider;
  mails: MailServer;
  traffic: Traffic;
  databaseUrl(): string;
  observer(): Observer;
  /** When it was certain that the victim had ended. */
  lastKill(): Date;
  kill(victim: "app" | "database"): Promise<void>;
  /** Adds buyers, if few are left. */
  callBuyers(): Promise<void>;
  close(): Promise<void>;
};

export async function openKillMarket(): Promise<KillMarket> {
  const [provider, mails, dataDir] = [await openOutsideProvider(), await openMailServer(), makeDataFolder()];
  const secret = randomBytes(32).toString("base64url");
  const env = await environmentFor(dataDir, {
    ...provider.env,
    SESSION_SECRET: secret,
    SMTP_URL: mails.url,
  });
  let cafeto: Cafeto = await startCafeto(env);
  provider.deliverTo([cafeto.url]);
  const databaseUrl = () => findEmbedded(dataDir)!.url;
  let lastKill = new Date();
  let observer = await observe(databaseUrl(), provider);
  const shop = await stockShop(observer.infra, provider, secret);
  const cookies: string[] = [];
  const traffic = openTraffic({ ...shop, cookies, urls: [cafeto.url], isSomeLeft: async () => true });
  const callBuyers = async () => {
    if (cookies.length > 200) return;
    const pool = new pg.Pool({ connectionString: databaseUrl(), max: 1 });
    cookies.push(...(await addBuyers(pool, 300, secret)));
    await pool.end();
  };
  return {
    ...{ env, provider, mails, traffic, databaseUrl, callBuyers },
    observer: () => observer,
    lastKill: () => lastKill,
    async kill(victim) {
      const { pid } = findEmbedded(dataDir)!;
      if (victim === "app") {
        cafeto.kill("SIGKILL");
        await cafeto.ended;
        lastKill = new Date();
        cafeto = await startCafeto(env);
      } else {
        process.kill(pid, "SIGKILL");
        await until("another database runs", async () => (findEmbedded(dataDir)?.pid ?? pid) !== pid);
        lastKill = new Date();
        await until("it is ready", async () => (await fetch(`${cafeto.url}/readyz`)).ok);
      }
      await observer.close().catch(() => {});
      observer = await observe(databaseUrl(), provider);
    },
    async close() {
      await observer.close();
      cafeto.kill("SIGKILL");
      await cafeto.ended;
      await provider.stop();
      await mails.stop();
      clearAway(dataDir);
    },
  };
}

/** Three vendors with payout accounts, a product each that never runs out, and the cookies of their owners. */
async function stockShop(infra: Infra, provider: OutsideProvider, secret: string) {
  const productIds: string[] = [];
  const vendorCookies = new Map<string, string>();
  for (const country of ["CO", "US", "BR"]) {
    const vendor = await addVendor(infra, { country });
    const vendorId = vendor.vendor.id;
    productIds.push((await addProduct(infra, vendorId, { stock: 100_000, priceCents: 2_950 })).id);
    const session = { ...vendor.session, aal: "aal2" } as const;
    await startOnboarding(freely(contextFor(infra, { ...vendor, session })));
    const [account] = await infra.db
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.vendorId, vendorId));
    await onboard({ sandboxUrl: provider.url } as TestMarket, account!.providerAccountId);
    await syncPayoutAccount(infra, account!);
    const token = randomBytes(24).toString("base64url");
    const expiresAt = sql`now() + interval '1 day'`;
    await infra.db.insert(sessions).values({ userId: vendor.userId, token, expiresAt: expiresAt as never });
    vendorCookies.set(vendorId, cookieOf(token, secret));
  }
  return { productIds, vendorCookies };
}
