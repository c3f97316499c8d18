import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
const shops: Shop[] = [];
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await market?.close();
});

/** The status of the stored mails for this computer's browser, and for one whose request a tunnel relayed. */
async function statuses(internalHost: string): Promise<number[]> {
  const { infra } = market;
  const shop = await openShop({ ...infra, config: { ...infra.config, internalHost } });
  shops.push(shop);
  const relayed = { headers: { "x-forwarded-for": "203.0.113.7" } };
  const answers = [await send(`${shop.url}/dev/mail`), await send(`${shop.url}/dev/mail`, relayed)];
  return answers.map(({ status }) => status);
}

test("stored mails are this computer's alone, unless the operator opens what is internal", async () => {
  expect(await statuses("127.0.0.1")).toEqual([200, 404]);
  expect(await statuses("0.0.0.0")).toEqual([200, 200]);
});
