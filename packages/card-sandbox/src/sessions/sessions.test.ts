import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines, until } from "../testing/open-bench.ts";

let bench: Bench;
let clock = 0;
beforeAll(async () => {
  bench = await openBench({ now: () => Date.now() + clock });
});
afterAll(() => bench.close());

const now = () => Math.floor((Date.now() + clock) / 1000);
const fail = (params: object) =>
  bench.stripe.checkout.sessions.create(threeLines(params)).then(
    () => null,
    (error: Stripe.errors.StripeError) => error,
  );

describe("creating a checkout session", () => {
  it("answers an open session that carries what was asked for", async () => {
    const session = await bench.stripe.checkout.sessions.create(threeLines());
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${bench.url}/pay/${session.id}`);
    expect(session).toMatchObject({
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_total: 4120,
      amount_subtotal: 4120,
      currency: "usd",
      client_reference_id: "order-1",
      customer_email: "ana@example.com",
      metadata: { order_id: "order-1" },
      payment_intent: null,
      locale: "en",
      livemode: false,
    });
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(session.lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  });

  it("shows its lines with prices and expandable products, in the order given", async () => {
    const expand = ["line_items.data.price.product"];
    const created = await bench.stripe.checkout.sessions.create(threeLines({ expand }));
    const lines = created.line_items!.data;
    expect(lines.map(({ amount_total }) => amount_total)).toEqual([2900, 820, 400]);
    expect(lines[0]?.price?.product).toMatchObject({ name: "Yirgacheffe Aricha" });
    expect(lines[0]?.price?.unit_amount_decimal?.toString()).toBe("1450");
  });

  it("takes an expiry from 30 minutes to 24 hours ahead and names the bound otherwise", async () => {
    const early = await fail({ expires_at: now() + 29 * 60 });
    expect(early).toMatchObject({ statusCode: 400, param: "expires_at" });
    expect(early?.message).toContain("at least 30 minutes");
    const late = await fail({ expires_at: now() + 24 * 3600 + 60 });
    expect(late?.message).toContain("at most 24 hours");
    expect(await fail({ expires_at: now() + 31 * 60 })).toBeNull();
  });

  it.each([
    [{ colour: "red" }, "parameter_unknown", "colour"],
    [{ metadata: { a: { b: "c" } } }, undefined, "metadata"],
    [{ payment_intent_data: { colour: "red" } }, "parameter_unknown", "payment_intent_data[colour]"],
    [{ success_url: "not an address" }, "url_invalid", "success_url"],
    [{ customer_email: "ana" }, "email_invalid", "customer_email"],
    [{ mode: "setup" }, undefined, "mode"],
    [{ locale: "xx" }, undefined, "locale"],
    [{ success_url: undefined }, "parameter_missing", "success_url"],
    [{ client_reference_id: "x".repeat(201) }, undefined, "client_reference_id"],
    [{ line_items: [] }, "parameter_missing", "line_items"],
  ])("refuses %j with %s at %s", async (params, code, param) => {
    const error = await fail(params);
    expect(error).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400, param });
    expect(error?.code).toBe(code);
    expect(error?.requestId).toMatch(/^req_/);
  });

  it.each([
    [{ currency: "usd", unit_amount: 49 }, "amount_too_small", "line_items"],
    [{ currency: "usd", unit_amount: 100_000_000 }, "amount_too_large", "line_items"],
    [
      { currency: "usd", unit_amount: 1.5 },
      "parameter_invalid_integer",
      "line_items[0][price_data][unit_amount]",
    ],
    [
      { currency: "usd", unit_amount: -5 },
      "parameter_invalid_integer",
      "line_items[0][price_data][unit_amount]",
    ],
    [{ currency: "zzz", unit_amount: 500 }, undefined, "line_items[0][price_data][currency]"],
    [{ currency: "usd" }, "parameter_missing", "line_items[0][price_data][unit_amount]"],
  ])("refuses the price %j with %s", async (price, code, param) => {
    const error = await fail({
      line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: "Beans" } } }],
    });
    expect(error).toMatchObject({ statusCode: 400, param });
    expect(error?.code).toBe(code);
  });
});

describe("looking sessions up", () => {
  it("finds them in pages, newest first", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      ids.unshift((await bench.stripe.checkout.sessions.create(threeLines())).id);
    }
    const page = await bench.stripe.checkout.sessions.list({ limit: 2 });
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(page.has_more).toBe(true);
    const next = await bench.stripe.checkout.sessions.list({ limit: 1, starting_after: ids[1]! });
    expect(next.data[0]?.id).toBe(ids[2]);
    await bench.stripe.checkout.sessions.expire(ids[1]!);
    const open = await bench.stripe.checkout.sessions.list({ status: "open", limit: 2 });
    expect(open.data.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  });

  it("answers 404 resource_missing for an id that names nothing", async () => {
    const error = await bench.stripe.checkout.sessions.retrieve("cs_test_none").catch((caught) => caught);
    expect(error).toMatchObject({ statusCode: 404, code: "resource_missing", param: "session" });
  });

  it("refuses to expand what is no object", async () => {
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    const error = await bench.stripe.checkout.sessions
      .retrieve(id, { expand: ["status"] })
      .catch((caught) => caught);
    expect(error).toMatchObject({ statusCode: 400, param: "expand" });
  });
});

describe("expiring a session", () => {
  it("closes an open one, once, and tells of it", async () => {
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    const expired = await bench.stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: "expired", url: null, payment_status: "unpaid" });
    await until(
      () => bench.received.some(({ event }) => (event.data.object as { id: string }).id === id),
      "checkout.session.expired",
    );
    const again = await bench.stripe.checkout.sessions.expire(id).catch((caught) => caught);
    expect(again).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError" });
    expect(again.message).toContain("expired");
    expect((await bench.pay(id, "4242424242424242")).body.result).toBe("closed");
  });

  it("refuses to close a paid one", async () => {
    const { id } = await bench.stripe.checkout.sessions.create(threeLines());
    await bench.pay(id, "4242424242424242");
    const error = await bench.stripe.checkout.sessions.expire(id).catch((caught) => caught);
    expect(error.message).toContain("complete");
  });

  it("happens by itself when its time is over, and cancels a payment that was begun", async () => {
    const { id } = await bench.stripe.checkout.sessions.create(threeLines({ expires_at: now() + 1801 }));
    const { body } = await bench.pay(id, "4000000000000002");
    expect(body.result).toBe("declined");
    const before = bench.received.length;
    clock += 1802 * 1000;
    // Nothing looks at the session: the clock alone must close it.
    await until(
      () => bench.received.slice(before).some(({ event }) => event.type === "checkout.session.expired"),
      "the expiry",
    );
    const session = await bench.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
    expect(session.status).toBe("expired");
    expect(session.payment_intent).toMatchObject({ status: "canceled", cancellation_reason: "automatic" });
    await bench.waitFor("payment_intent.canceled");
  });
});
