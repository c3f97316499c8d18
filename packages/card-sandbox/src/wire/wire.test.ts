import { request } from "node:http";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench, threeLines } from "../testing/open-bench.ts";
import { parseForm } from "./parse-form.ts";

let bench: Bench;
let clock = 0;
beforeAll(async () => {
  bench = await openBench({ now: () => Date.now() + clock });
});
afterAll(() => bench.close());

const form = { "content-type": "application/x-www-form-urlencoded" };

describe("the form encoding", () => {
  it("nests brackets into fields and lists", () => {
    const parsed = parseForm("a=1&b[c][d]=x%20y&l[0][n]=p&l[1][n]=q&e[]=r&e[]=s");
    expect(JSON.parse(JSON.stringify(parsed))).toEqual({
      a: "1",
      b: { c: { d: "x y" } },
      l: [{ n: "p" }, { n: "q" }],
      e: ["r", "s"],
    });
  });

  it.each(["[a]=1", "a[b=1", "a[b]c=1", "a=1&a[b]=2", "a[b]=1&a=2", `a${"[b]".repeat(20)}=1`])(
    "refuses %s",
    (text) => {
      expect(() => parseForm(text)).toThrow("Malformed parameter name");
    },
  );

  it("can't reach an object's prototype", () => {
    parseForm("__proto__[polluted]=yes&a[__proto__][polluted]=yes&constructor[prototype][polluted]=yes");
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it("answers strange bodies with 400, never with 500", async () => {
    const bodies = [
      "line_items=x",
      "metadata=x",
      "line_items[a]=1",
      "mode[]=payment",
      "a[b=1",
      "expand=x",
      "%",
      "\u0000=1",
    ];
    for (const body of [...bodies, "metadata[constructor]=x&line_items[0][price_data]=1"]) {
      const response = await bench.call("POST", "/v1/checkout/sessions", body, form);
      expect(response.status, body).toBe(400);
      expect(await response.json()).toHaveProperty("error.type", "invalid_request_error");
    }
    const json = await bench.call("POST", "/v1/refunds", "{}", { "content-type": "application/json" });
    expect(json.status).toBe(400);
    const large = await bench.call("POST", "/v1/refunds", `a=${"x".repeat(1024 * 1024)}`, form);
    expect(large.status).toBe(413);
  });
});

describe("the API key", () => {
  it("must be there and be right", async () => {
    const other = new Stripe("sk_test_other", {
      host: "127.0.0.1",
      port: new URL(bench.url).port,
      protocol: "http",
    });
    const wrong = await other.refunds.list().catch((error) => error);
    expect(wrong).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(wrong.message).not.toContain("sk_test_other");
    const none = await fetch(`${bench.url}/v1/refunds`);
    expect(none.status).toBe(401);
    expect(none.headers.get("request-id")).toMatch(/^req_/);
    expect((await fetch(`${bench.url}/sandbox/sessions/x/pay`)).status).toBe(401);
  });

  it("comes before a wrong address, which is a 404", async () => {
    expect((await fetch(`${bench.url}/v1/nothing`)).status).toBe(401);
    const response = await bench.call("GET", "/v1/nothing");
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty("error.type", "invalid_request_error");
  });
});

describe("idempotency keys", () => {
  const create = (key: string, more = {}) =>
    bench.stripe.checkout.sessions.create(threeLines(more), { idempotencyKey: key });

  it("give the same answer to the same request, also after a restart", async () => {
    const first = await create("key-1");
    const second = await create("key-1");
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(second.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
    await bench.restart();
    expect((await create("key-1")).id).toBe(first.id);
  });

  it("refuse another request", async () => {
    await create("key-2");
    const params = await create("key-2", { client_reference_id: "other" }).catch((error) => error);
    expect(params).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(params.statusCode).toBe(400);
    const path = await bench.stripe.refunds
      .create({ payment_intent: "pi_x" }, { idempotencyKey: "key-2" })
      .catch((e) => e);
    expect(path.rawType).toBe("idempotency_error");
  });

  it("keep an error of the execution, but none of the parameters", async () => {
    const { id } = await create("key-3");
    const { body } = await bench.pay(id, "4242424242424242");
    const refund = (key: string, amount: number) =>
      bench.stripe.refunds.create({ payment_intent: body.payment_intent!, amount }, { idempotencyKey: key });
    await refund("key-4", 4120);
    const one = await refund("key-5", 1).catch((error) => error);
    const two = await refund("key-5", 1).catch((error) => error);
    expect([one.code, two.code]).toEqual(["charge_already_refunded", "charge_already_refunded"]);
    expect(two.headers["idempotent-replayed"]).toBe("true");
    await create("key-6", { locale: "xx" }).catch(() => null);
    expect((await create("key-6")).status).toBe("open");
  });

  it("are forgotten after 24 hours", async () => {
    const first = await create("key-7");
    clock += 24 * 3600 * 1000 - 60_000;
    expect((await create("key-7")).id).toBe(first.id);
    clock += 120_000;
    expect((await create("key-7")).id).not.toBe(first.id);
  });

  it("are busy while their first request is on its way", async () => {
    const { hostname, port } = new URL(bench.url);
    const headers = { ...form, authorization: "Bearer sk_test_bench", "idempotency-key": "key-8" };
    const slow = request({ hostname, port, method: "POST", path: "/v1/checkout/sessions", headers });
    const ended = new Promise<number>((resolve, reject) => {
      slow.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      slow.on("error", reject);
    });
    slow.write("mode=");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const busy = await create("key-8").catch((error) => error);
    expect(busy).toMatchObject({
      statusCode: 409,
      code: "idempotency_key_in_use",
      rawType: "idempotency_error",
    });
    slow.end("x");
    expect(await ended).toBe(400);
    expect((await create("key-8")).status).toBe("open");
  });

  it("have at most 255 characters", async () => {
    const error = await create("k".repeat(256)).catch((caught) => caught);
    expect(error.statusCode).toBe(400);
  });
});
