import { setTimeout as sleep } from "node:timers/promises";
import { address } from "../../support/market-people.ts";
import { type Answer, codeOf, send } from "../../sweeps/support/call.ts";

/** What the crowd shares: the processes, what it is after, and whether some may be left. */
export type Shop = {
  urls: string[];
  productIds: string[];
  /** Waits until units are free again, or all are sold, which is false. */
  isSomeLeft(): Promise<boolean>;
};

const mostTries = 200;

/** A buyer who wants one of each product and does not give up until they have paid, or all are sold. Returns how it ended. */
export async function shopUntilPaid(shop: Shop, cookie: string, place: number): Promise<string> {
  for (let tries = 0; tries < mostTries; tries++) {
    const outcome = await buyOnce(shop, cookie, place + tries);
    if (outcome === "paid") return outcome;
    if (outcome === "OUT_OF_STOCK" && !(await shop.isSomeLeft())) return outcome;
    // The same as the page does: it offers to try again.
    if (!["OUT_OF_STOCK", "PAYMENT_UNAVAILABLE", "SERVICE_UNAVAILABLE", "cancelled"].includes(outcome))
      return outcome;
  }
  return "gave up";
}

/** One purchase, or one that is given up before it is paid. Returns its state, or the code that ended it. */
export async function buyOnce(
  shop: Pick<Shop, "urls" | "productIds">,
  cookie: string,
  place: number,
  how: "pays" | "gives up" = "pays",
): Promise<string> {
  const ask = (path: string, body: object) => request(shop, cookie, place, path, body);
  const lines = shop.productIds.map((productId) => ({ productId, quantity: 1 }));
  const quote = await ask("quotes", { lines, address });
  if (quote.status !== 200) return refusalOf(quote);
  const session = await ask("sessions", { quoteId: (quote.body as { id: string }).id });
  if (session.status !== 200) {
    // Paid, and the buyer did not hear of it.
    return codeOf(session) === "ALREADY_PAID" ? "paid" : refusalOf(session);
  }
  const { orderId, url } = session.body as { orderId: string; url: string };
  if (how === "gives up") return untilSettled((path) => ask(path, {}), orderId, "cancel");
  await pay(url);
  return untilSettled((path) => ask(path, {}), orderId);
}

/** Submits the page's form; a page that has ended by now is not paid. */
async function pay(url: string): Promise<void> {
  // Its money is available at once.
  const form = { number: "4000000000000077", expiry: "12/40", cvc: "123", name: "Ada Brown" };
  const { status } = await send(url, {
    method: "POST",
    body: new URLSearchParams({ ...form, country: "US", postalCode: "97201" }),
  });
  if (status !== 303 && status !== 410) throw new Error(`the payment page responded with ${status}`);
}

/** Back from the page: what became of the purchase. */
async function untilSettled(
  ask: (path: string) => Promise<Answer>,
  orderId: string,
  verb: "settle" | "cancel" = "settle",
): Promise<string> {
  for (let tries = 0; tries < mostTries; tries++) {
    const answer = await ask(`sessions/${orderId}/${verb}`);
    const state = (answer.body as { state?: string } | undefined)?.state;
    if (answer.status === 200 && state !== "open") return state!;
    await sleep(100);
  }
  return "never settled";
}

/** A request to one process or the other, repeated after a 503 and while the process is down. */
async function request(
  { urls }: Pick<Shop, "urls">,
  cookie: string,
  place: number,
  path: string,
  body: object,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await send(`${urls[(place + tries) % urls.length]}/api/checkout/${path}`, {
      method: "POST",
      cookie,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }).catch((error: Error) => {
      if (tries > mostTries) throw error;
    });
    const isDone = answer && (answer.status !== 503 || codeOf(answer) === "PAYMENT_UNAVAILABLE");
    if (isDone || (answer && tries > mostTries)) return answer;
    await sleep(100 + 20 * (place % 20));
  }
}

const refusalOf = (answer: Answer) => codeOf(answer) ?? `${answer.status} ${answer.text.slice(0, 200)}`;
