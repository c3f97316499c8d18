import path from "node:path";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { sweepPurchases } from "#domains/checkout/server/sweep-purchases.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { readConfig } from "#platform/config/config.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openLog } from "#platform/log/log.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { openInfra } from "../../../src/server/open-infra.ts";
import type { OutsideProvider } from "./outside-provider.ts";

const minute = 60_000;

export type Observer = {
  infra: Infra;
  /** What the sweeper does with purchases that are two minutes old, so much earlier. */
  sweep(milliseconds?: number): Promise<void>;
  /** What is broken by `npm run check`, and what differs by `npm run reconcile`, once the last quarter of an hour counts too. */
  findWrong(): Promise<object[]>;
  close(): Promise<void>;
};

/** The test's own view of a market that other processes run. */
export async function observe(databaseUrl: string, provider: OutsideProvider): Promise<Observer> {
  const { url, secretKey, webhookSecret } = provider;
  const { hostname: host, port } = new URL(url);
  const keys = { secretKey, webhookSecret, sandbox: { host, port: Number(port) } };
  const migrations = path.join(findRoot(), "migrations");
  const config = readConfig({ NODE_ENV: "test", PUBLIC_URL: "http://localhost:3000" });
  const { infra, close } = await openInfra(config, openLog("silent"), databaseUrl, migrations, keys);
  const ahead = (milliseconds: number): Infra => ({
    ...infra,
    clock: { now: () => new Date(Date.now() + milliseconds) },
  });
  return {
    ...{ infra, close },
    sweep: (milliseconds = 2 * minute) => sweepPurchases(ahead(milliseconds)),
    findWrong: async () => [
      ...(await findBroken(ahead(20 * minute))),
      ...(await reconcileMoney(ahead(20 * minute))).differences,
    ],
  };
}
