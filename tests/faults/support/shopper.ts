import { sql } from "drizzle-orm";
import { systemClock } from "#platform/clock/clock.ts";
import { openDatabase } from "#platform/db/database.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addProduct, address, addVendor } from "../../support/market-people.ts";
import { cookieOf, joinShop, signIn } from "../../sweeps/support/auth-client.ts";
import { type Answer, send } from "../../sweeps/support/call.ts";
import { until } from "./run-cafeto.ts";

/** Opens a running Cafeto's database for the duration of the work. */
async function withDatabase<Result>(
  databaseUrl: string,
  work: (infra: Infra) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    return await work({ db, clock: systemClock } as Infra);
  } finally {
    await close();
  }
}

/** Two vendors with one product each. */
export function stockTinyMarket(databaseUrl: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (infra) => {
    const ids: string[] = [];
    for (const country of ["CO", "ET"]) {
      const { vendor } = await addVendor(infra, { country });
      ids.push((await addProduct(infra, vendor.id, { stock: 1_000, priceCents: 1_450 })).id);
    }
    return ids;
  });
}

/** The running program writes its mails itself, a moment later. */
async function waitForMail({ db }: Infra): Promise<void> {
  const open = sql`select 1 from jobs.job where name = 'write-account-mail' and state in ('created', 'retry', 'active')`;
  await until("the account mails are written", async () => (await db.execute(open)).rowCount === 0);
}

export type Shopper = { email: string; cookie: string };

/** Signs up, follows the mailed link and signs in, all through the program's own API. */
export async function joinAsShopper(databaseUrl: string, url: string): Promise<Shopper> {
  const email = await withDatabase(databaseUrl, (infra) =>
    joinShop({ infra, runJobs: () => waitForMail(infra) }, url),
  );
  return { email, cookie: cookieOf(await signIn(url, email)) };
}

export function ask(
  url: string,
  { cookie }: Shopper,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  return send(`${url}/api${path}`, {
    method,
    cookie,
    ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
  });
}

async function demand(url: string, shopper: Shopper, method: string, path: string, body?: object) {
  const answer = await ask(url, shopper, method, path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body as Record<string, never>;
}

/** Up to the provider's page. */
export async function checkOut(
  url: string,
  shopper: Shopper,
  productIds: string[],
): Promise<{ orderId: string; page: string }> {
  const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
  const { id } = await demand(url, shopper, "POST", "/checkout/quotes", { lines, address });
  const session = await demand(url, shopper, "POST", "/checkout/sessions", { quoteId: id });
  return { orderId: session.orderId!, page: session.url! };
}

/** Submits the provider's page like a browser, and does not follow the redirect back. */
export async function payByCard(page: string): Promise<void> {
  const form = { number: "4242424242424242", expiry: "12/40", cvc: "123", name: "Ada Brown" };
  const response = await fetch(page, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...form, country: "US", postalCode: "97201" }),
  });
  if (response.status !== 303) throw new Error(`not paid: ${response.status} ${await response.text()}`);
}

export async function statusOf(url: string, shopper: Shopper, orderId: string): Promise<string> {
  return (await demand(url, shopper, "GET", `/orders/${orderId}`)).status!;
}

/** Waits for the provider's event alone: the buyer does not return. */
export function untilPaid(url: string, shopper: Shopper, orderId: string): Promise<boolean> {
  return until(
    `order ${orderId} is paid`,
    async () => (await statusOf(url, shopper, orderId)) === "processing",
  );
}
