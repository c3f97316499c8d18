import { afterAll, beforeAll, beforeEach } from "vitest";
import { openTestMarket, type TestMarket } from "../../support/open-test-market.ts";
import { addCallers, type Callers, keepSignedIn } from "./callers.ts";
import { openShop, type Shop, withoutLimits } from "./open-shop.ts";

/** What a file sweeps, from its first test to its last: a market, its API without limits, and a caller of each kind. */
export function openSweep() {
  let market: TestMarket;
  let shop: Shop;
  let callers: Callers;
  beforeAll(async () => {
    // Each connection plans the many statements on its own.
    market = await openTestMarket({ pool: 4 });
    shop = await openShop(withoutLimits(market.infra));
    callers = await addCallers(market.infra);
  });
  beforeEach(() => keepSignedIn(market.infra, callers));
  afterAll(async () => {
    await shop?.close();
    await market?.close();
  });
  return {
    get market() {
      return market;
    },
    get shop() {
      return shop;
    },
    get callers() {
      return callers;
    },
  };
}
