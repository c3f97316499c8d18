import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { syncCart } from "#domains/cart/server/sync-cart.ts";
import { settlePurchase } from "#domains/checkout/server/settle-purchase.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { processCardEvent } from "#domains/payments/server/process-card-event.ts";
import { cardEvents } from "../../src/server/card-events.ts";
import { addPerson, addProduct, address, addVendor, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { payHostedPage, signedEvent } from "../support/pay.ts";
import { type Answer, send } from "./support/call.ts";
import { openSession } from "./support/open-session.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
beforeAll(async () => {
  market = await openTestMarket();
  shop = await openShop(market.infra);
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

/** Every statement that the work sends over the market's own connections, begin and commit included. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return spy.mock.calls.flatMap(([query], index) => {
      const { connectionParameters } = spy.mock.contexts[index] as unknown as {
        connectionParameters: { application_name: string };
      };
      const text = typeof query === "string" ? query : (query as unknown as { text: string }).text;
      return connectionParameters.application_name === "cafeto" ? [text] : [];
    });
  } finally {
    spy.mockRestore();
  }
}

/** Goods of three vendors, one of them with programs that may listen, in the cart of a signed-in buyer. */
async function fillCart() {
  const lines: { productId: string; quantity: number }[] = [];
  for (const planType of ["freemium", "premium", "enterprise"] as const) {
    const { vendor } = await addVendor(market.infra, { planType });
    lines.push({ productId: (await addProduct(market.infra, vendor.id)).id, quantity: 1 });
  }
  const buyer = await addPerson(market.infra);
  const change = { isSaved: false, priceCents: 1_500, changedMsAgo: 1_000, isVisitors: false };
  const changes = lines.map((line) => ({ ...line, ...change }));
  await syncCart(contextFor(market.infra, buyer), { cartOwnerId: buyer.userId, changes });
  return { lines, cookie: await openSession(market.infra, buyer.userId) };
}

test("an order of three vendors costs fewer than 40 statements from its quote to its completion", async () => {
  const { lines, cookie } = await fillCart();
  const post = async <Body>(path: string, headers: Record<string, string>, body: string): Promise<Body> => {
    const answer: Answer = await send(shop.url + path, { method: "POST", cookie, headers, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as Body;
  };
  const json = { "content-type": "application/json" };
  let orderId = "";
  let url = "";
  const buying = await statementsOf(async () => {
    const quote = await post<{ id: string }>(
      "/api/checkout/quotes",
      json,
      JSON.stringify({ lines, address }),
    );
    const wanted = JSON.stringify({ quoteId: quote.id });
    ({ orderId, url } = await post<{ orderId: string; url: string }>("/api/checkout/sessions", json, wanted));
  });
  await payHostedPage(market, url);
  const { body, signature } = await signedEvent(market, orderId, "evt_budget");
  const settling = await statementsOf(async () => {
    await post("/webhooks/cards", { "stripe-signature": signature }, body);
    await processCardEvent(market.infra, { eventId: "evt_budget" }, cardEvents);
    await settlePurchase(market.infra, orderId);
  });
  const [order] = await market.infra.db.select().from(orders);
  expect(order).toMatchObject({ id: orderId, status: "processing" });
  const sent = [...buying, ...settling];
  // The mails, the live updates and the event for the vendor's programs are among them.
  for (const part of [
    'update "cart_items"',
    'insert into "emails"',
    "'publish-vendor-event'",
    'insert into "notifications"',
  ])
    expect(sent.filter((text) => text.includes(part))).toHaveLength(1);
  expect(sent.filter((text) => text.includes("select pg_notify"))).toHaveLength(1);
  expect(sent.length, sent.join("\n")).toBeLessThan(40);
});
