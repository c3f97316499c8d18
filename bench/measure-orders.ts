import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { addBuyers, stockBaskets } from "./buyers.ts";
import type { Figures } from "./measure.ts";

export type Shop = { url: string; cardsUrl: string; cardsKey: string; secret: string };

const buyersAtOnce = 8;
const address = {
  fullName: "Bench Buyer",
  phone: "+12025550123",
  line1: "1 Main Street",
  city: "Portland",
  state: "OR",
  postalCode: "97201",
  country: "US",
};

/**
 * Orders of three vendors from quote to paid: each buyer buys once, pays at the sandbox, and the provider's event
 * completes the order. Counts what the database says is paid; an order's time ends there.
 */
export async function measureOrders(
  pool: pg.Pool,
  shop: Shop,
  seconds: number,
): Promise<Pick<Figures, "perSecond" | "p50" | "p99">> {
  const cookies = await addBuyers(pool, 250 * seconds + 200, shop.secret);
  const baskets = await stockBaskets(pool, 40);
  let next = 0;
  const buyUntil = async (end: number, begun: Map<string, number>) => {
    while (Date.now() < end) {
      const cookie = cookies[next];
      if (!cookie) throw new Error("more orders than buyers: add buyers");
      const basket = baskets[next++ % baskets.length]!;
      const start = Date.now();
      begun.set(await buy(shop, cookie, basket), start);
    }
  };
  const rush = async (milliseconds: number) => {
    const begun = new Map<string, number>();
    const end = Date.now() + milliseconds;
    await Promise.all(Array.from({ length: buyersAtOnce }, () => buyUntil(end, begun)));
    return begun;
  };
  await untilAllPaid(pool, [...(await rush((seconds * 1_000) / 4)).keys()]);
  const start = Date.now();
  const begun = await rush(seconds * 1_000);
  const paid = await untilAllPaid(pool, [...begun.keys()]);
  const times = paid.map(({ id, at }) => at - begun.get(id)!).sort((a, b) => a - b);
  const lastPaid = Math.max(...paid.map(({ at }) => at));
  const rank = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!;
  return { perSecond: (paid.length * 1_000) / (lastPaid - start), p50: rank(0.5), p99: rank(0.99) };
}

async function buy(shop: Shop, cookie: string, productIds: string[]): Promise<string> {
  const post = async (url: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(url, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const asBuyer = { cookie, origin: shop.url };
  const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
  const quote = await post(`${shop.url}/api/checkout/quotes`, { lines, address }, asBuyer);
  const session = await post(`${shop.url}/api/checkout/sessions`, { quoteId: quote.id }, asBuyer);
  const id = new URL(session.url!).pathname.split("/").at(-1);
  const payment = await post(
    `${shop.cardsUrl}/sandbox/sessions/${id}/pay`,
    { card: "4242424242424242" },
    { authorization: `Bearer ${shop.cardsKey}` },
  );
  if (payment.result !== "paid") throw new Error(`not paid: ${JSON.stringify(payment)}`);
  return session.orderId!;
}

async function untilAllPaid(pool: pg.Pool, ids: string[]): Promise<{ id: string; at: number }[]> {
  for (const late = Date.now() + 90_000; Date.now() < late; await sleep(200)) {
    const { rows } = await pool.query<{ id: string; paid_at: Date }>(
      "select id, paid_at from orders where id = any($1) and paid_at is not null",
      [ids],
    );
    if (rows.length === ids.length) return rows.map((row) => ({ id: row.id, at: row.paid_at.getTime() }));
  }
  throw new Error("some paid orders were never completed");
}
