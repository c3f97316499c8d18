import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { cancelSession } from "#domains/checkout/server/cancel-session.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { receiveCardEvent } from "#domains/payments/server/receive-card-event.ts";
import { address } from "../../support/market-people.ts";
import { payHostedPage } from "../../support/pay.ts";
import { type EventType, signEvent } from "../support/sign-event.ts";
import { outcomeOf, sessionOf, type World } from "./world.ts";

const cards = {
  "4242424242424242": "paid",
  "4000000000000077": "paid, available at once",
  "4000000000000002": "declined",
  "4000002500003155": "asks for authentication",
};
const events: EventType[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_failed",
  "payment_intent.succeeded",
];

/** The payment page of a new quote, or of any quote so far: an old one, another tab's, one for more than there is. */
export async function begin(world: World): Promise<string> {
  const { random, quotes, purchases } = world;
  const isOld = quotes.length > 0 && random.between(0, 3) === 0;
  if (!isOld) {
    const refusal = await quote(world);
    if (refusal !== "done") return `quote: ${refusal}`;
  }
  const { buyer, quoteId } = isOld ? random.pick(quotes) : quotes.at(-1)!;
  return outcomeOf(
    startSession(buyer, { quoteId }).then((begun) => {
      if (!purchases.some(({ orderId }) => orderId === begun.orderId)) purchases.push({ buyer, ...begun });
    }),
  );
}

/** A cart of one to three goods, priced, perhaps with a promotion's code. */
export function quote({ random, stalls, buyers, quotes, promotions }: World): Promise<string> {
  const buyer = random.pick(buyers);
  const goods = stalls.flatMap(({ productIds }) => productIds);
  const lines = random.times(random.pick([1, 2, 2, 3]), () => ({
    productId: random.pick(goods),
    quantity: random.pick([1, 1, 2, 3]),
  }));
  const codes = promotions.flatMap(({ code }) => code ?? []);
  const code = codes.length > 0 ? random.pick([undefined, ...codes]) : undefined;
  return outcomeOf(
    createQuote(buyer, { lines, address, ...(code ? { code } : {}) }).then(({ id: quoteId }) =>
      quotes.push({ buyer, quoteId }),
    ),
  );
}

const purchaseOf = ({ random, purchases }: World) =>
  purchases.length > 0 ? random.pick(purchases) : undefined;

/** Any page so far, closed ones too, by a card that works or not. The buyer may come back to the market, or not. */
export async function pay(world: World): Promise<string | undefined> {
  const { market, random, purchases } = world;
  const unpaid = purchases.filter(({ isPaid }) => !isPaid);
  const purchase = random.between(0, 4) === 0 ? purchaseOf(world) : unpaid.at(-1);
  if (!purchase) return undefined;
  const card = random.pick(Object.keys(cards).slice(0, random.pick([2, 2, 2, 4])));
  const challenge = random.pick(["complete", "fail", undefined] as const);
  const { result } = await payHostedPage(market, purchase.url, card, challenge);
  const returns = random.between(0, 1) === 1;
  purchase.isPaid ||= result === "paid";
  return `${result}, ${returns ? `returns: ${await settle(purchase)}` : "does not return"}`;
}

const settle = ({ buyer, orderId }: World["purchases"][number]) =>
  outcomeOf(settleSession(buyer, { orderId }));

export async function comeBack(world: World): Promise<string | undefined> {
  const purchase = purchaseOf(world);
  return purchase && settle(purchase);
}

export async function giveUp(world: World): Promise<string | undefined> {
  const purchase = purchaseOf(world);
  return purchase && outcomeOf(cancelSession(purchase.buyer, { orderId: purchase.orderId }));
}

/** The provider ends a page before its time. */
export async function expire(world: World): Promise<string | undefined> {
  const purchase = purchaseOf(world);
  if (!purchase) return undefined;
  const { sessions } = world.market.infra.cards.stripe.checkout;
  return sessions.expire(sessionOf(purchase.url)).then(
    () => "done",
    (error) => {
      if (error instanceof Stripe.errors.StripeError) return error.type;
      throw error;
    },
  );
}

/** An event about any purchase, true or not, once or three times; or one that the provider did not sign. */
export async function event(world: World): Promise<string | undefined> {
  const { market, random } = world;
  const purchase = purchaseOf(world);
  if (!purchase) return undefined;
  const isForged = random.between(0, 5) === 0;
  const type = random.pick(events);
  const options = isForged ? { secret: "whsec_forged" } : {};
  const { body, signature } = signEvent(market, purchase.orderId, type, `evt_${randomUUID()}`, options);
  const times = random.pick([1, 1, 3]);
  for (let time = 0; time < times; time++)
    if ((await receiveCardEvent(market.infra, body, signature)) === isForged)
      throw new Error(isForged ? "a forged event was accepted" : "an event was refused");
  return `${type} ${isForged ? "forged" : ""} × ${times}`;
}
