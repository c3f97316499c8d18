import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const monthly = (key: string, more: Partial<Stripe.PriceCreateParams> = {}): Stripe.PriceCreateParams => ({
  currency: "usd",
  unit_amount: 2900,
  recurring: { interval: "month" },
  lookup_key: key,
  product_data: { name: "Basic", metadata: { plan: "basic" } },
  ...more,
});
const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

describe("prices", () => {
  it("are found by their lookup keys, so that a shop can see to it that its plans are there", async () => {
    const find = () =>
      bench.stripe.prices.list({ lookup_keys: ["basic", "premium"], active: true, expand: ["data.product"] });
    expect((await find()).data).toEqual([]);
    const made = await bench.stripe.prices.create(monthly("basic"), { idempotencyKey: "plan-basic" });
    const again = await bench.stripe.prices.create(monthly("basic"), { idempotencyKey: "plan-basic" });
    expect(again.id).toBe(made.id);
    const found = await find();
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    expect(found.data[0]).toMatchObject({
      unit_amount: 2900,
      lookup_key: "basic",
      type: "recurring",
      recurring: { interval: "month", interval_count: 1 },
      product: { name: "Basic", metadata: { plan: "basic" } },
    });
    expect(found.data[0]?.unit_amount_decimal?.toString()).toBe("2900");
  });

  it("have a lookup key each, which moves only where that is asked for", async () => {
    const old = await bench.stripe.prices.create(monthly("moving"));
    const error = await fail(bench.stripe.prices.create(monthly("moving", { unit_amount: 3100 })));
    expect(error).toMatchObject({ statusCode: 400, param: "lookup_key", code: "resource_already_exists" });
    const product = old.product as string;
    const next = await bench.stripe.prices.create({
      ...monthly("moving", { unit_amount: 3100, product, transfer_lookup_key: true }),
      product_data: undefined,
    } as Stripe.PriceCreateParams);
    expect((await bench.stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
    const { data } = await bench.stripe.prices.list({ lookup_keys: ["moving"] });
    expect(data.map(({ id }) => id)).toEqual([next.id]);
    expect((await bench.stripe.prices.list({ product })).data).toHaveLength(2);
  });

  it("can be retired", async () => {
    const { id } = await bench.stripe.prices.create(monthly("retired"));
    expect(await bench.stripe.prices.update(id, { active: false, nickname: "Old" })).toMatchObject({
      active: false,
      nickname: "Old",
    });
    const { data } = await bench.stripe.prices.list({ active: true, lookup_keys: ["retired"] });
    expect(data).toEqual([]);
  });

  it.each([
    [{ unit_amount: -1 }, "parameter_invalid_integer", "unit_amount"],
    [{ product_data: undefined }, "parameter_missing", "product"],
    [{ product: "prod_none", product_data: undefined }, "resource_missing", "product"],
    [{ recurring: { interval: "week" } }, undefined, "recurring[interval]"],
    [{ tiers_mode: "graduated" }, "parameter_unknown", "tiers_mode"],
  ])("refuse %j with %s at %s", async (more, code, param) => {
    const error = await fail(bench.stripe.prices.create(monthly("refused", more as object)));
    expect(error.param).toBe(param);
    expect(error.code).toBe(code);
  });
});

describe("products", () => {
  it("are made under a name of one's own, changed and listed", async () => {
    const made = await bench.stripe.products.create({
      id: "plan_premium",
      name: "Premium",
      metadata: { plan: "premium", old: "1" },
    });
    expect(made).toMatchObject({ id: "plan_premium", active: true });
    const twice = await fail(bench.stripe.products.create({ id: "plan_premium", name: "Premium" }));
    expect(twice).toMatchObject({ statusCode: 400, code: "resource_already_exists" });
    const changed = await bench.stripe.products.update("plan_premium", {
      description: "100 products",
      metadata: { old: "", limit: "100" },
    });
    expect(changed).toMatchObject({
      description: "100 products",
      metadata: { plan: "premium", limit: "100" },
    });
    expect(changed.metadata).not.toHaveProperty("old");
    const { data } = await bench.stripe.products.list({ active: true, ids: ["plan_premium"] });
    expect(data.map(({ id }) => id)).toEqual(["plan_premium"]);
    const event = await bench.waitFor("product.updated", ({ id }) => id === "plan_premium");
    expect(event.data.previous_attributes).toMatchObject({ description: null });
  });
});
