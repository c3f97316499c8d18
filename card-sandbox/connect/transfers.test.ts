import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { addVendor, balanceOf, sell } from "../testing/sell.ts";
import { day } from "../testing/subscribe.ts";

let bench: Bench;
let clock = 0;
beforeEach(async () => {
  clock = Date.parse("2026-11-21T09:00:00Z");
  bench = await openBench({ now: () => clock });
});
afterEach(() => bench.close());

const later = (days: number) => {
  clock += days * day * 1000;
};
const fail = (work: Promise<unknown>) => work.then(() => null).catch((error) => error);

const vendor = (bankNumber?: string) => addVendor(bench, bankNumber);
const sale = (card?: string) => sell(bench, card);
const balance = (account?: string) => balanceOf(bench, account);
const transfer = (destination: string, amount: number, more: Partial<Stripe.TransferCreateParams> = {}) =>
  bench.stripe.transfers.create({ currency: "usd", destination, amount, ...more });

describe("a transfer", () => {
  it("needs money that is available, which a charge is after two days", async () => {
    const account = await vendor();
    await sale();
    expect(await balance()).toEqual([0, 3971]);
    const early = await fail(transfer(account, 3000));
    expect(early).toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      code: "balance_insufficient",
    });
    later(2);
    expect(await balance()).toEqual([3971, 0]);
    const made = await transfer(account, 3000, { transfer_group: "order-1", metadata: { parcel: "p1" } });
    expect(made).toMatchObject({
      amount: 3000,
      destination: account,
      transfer_group: "order-1",
      metadata: { parcel: "p1" },
      reversed: false,
    });
    expect(await balance()).toEqual([971, 0]);
    expect(await balance(account)).toEqual([3000, 0]);
    expect(await fail(transfer(account, 972))).toMatchObject({ code: "balance_insufficient" });
    const event = await bench.waitFor("transfer.created", (object) => object.id === made.id);
    expect(event.account).toBeUndefined();
  });

  it("is made at once from a card whose money is there at once", async () => {
    const account = await vendor();
    await sale("4000000000000077");
    expect(await balance()).toEqual([3971, 0]);
    expect((await transfer(account, 3971)).amount).toBe(3971);
  });

  it("may name its charge, and then moves with it and never beyond it", async () => {
    const account = await vendor();
    const charge = await sale();
    const first = await transfer(account, 3000, { source_transaction: charge });
    expect(first).toMatchObject({ source_transaction: charge, transfer_group: "order-1" });
    expect(await balance()).toEqual([0, 971]);
    expect(await balance(account)).toEqual([0, 3000]);
    const over = await fail(transfer(account, 1121, { source_transaction: charge }));
    expect(over).toMatchObject({ statusCode: 400, param: "amount" });
    expect(over.message).toContain("$41.20");
    await transfer(account, 1120, { source_transaction: charge });
    later(2);
    // The platform pays the provider's fee.
    expect(await balance()).toEqual([-149, 0]);
    expect(await balance(account)).toEqual([4120, 0]);
  });

  it("is made once a key, however often it is asked for", async () => {
    const account = await vendor();
    await sale("4000000000000077");
    const params = { currency: "usd", destination: account, amount: 500 };
    const asked = [1, 2, 3].map(() =>
      bench.stripe.transfers.create(params, { idempotencyKey: "payout-7" }).catch((error) => error),
    );
    const ids = new Set((await Promise.all(asked)).filter(({ id }) => id).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await balance(account)).toEqual([500, 0]);
    const other = await fail(
      bench.stripe.transfers.create({ ...params, amount: 501 }, { idempotencyKey: "payout-7" }),
    );
    expect(other.type).toBe("StripeIdempotencyError");
  });

  it("never moves more than there is, however many come at once", async () => {
    const account = await vendor();
    await sale("4000000000000077");
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => transfer(account, 1000)));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await balance()).toEqual([971, 0]);
  });

  it("is found by id, destination and group", async () => {
    const [one, two] = [await vendor(), await vendor()];
    await sale("4000000000000077");
    const first = await transfer(one, 100, { transfer_group: "g" });
    const second = await transfer(two, 200, { transfer_group: "g" });
    const ids = async (params: Stripe.TransferListParams) =>
      (await bench.stripe.transfers.list(params)).data.map(({ id }) => id);
    expect(await ids({ transfer_group: "g" })).toEqual([second.id, first.id]);
    expect(await ids({ destination: one })).toEqual([first.id]);
    const found = await bench.stripe.transfers.retrieve(first.id, {
      expand: ["destination", "balance_transaction"],
    });
    expect(found).toMatchObject({
      destination: { id: one },
      balance_transaction: { net: -100, type: "transfer" },
    });
    const changed = await bench.stripe.transfers.update(first.id, { metadata: { note: "x" } });
    expect(changed.metadata).toEqual({ note: "x" });
  });

  it("is refused to who is not there, or may not have it yet", async () => {
    await sale("4000000000000077");
    expect(await fail(transfer("acct_none", 100))).toMatchObject({
      code: "resource_missing",
      param: "destination",
    });
    const { id } = await bench.stripe.accounts.create({ type: "express" });
    expect(await fail(transfer(id, 100))).toMatchObject({ code: "insufficient_capabilities_for_transfer" });
    expect(await fail(transfer(await vendor(), 0))).toMatchObject({ param: "amount" });
    const source = { source_transaction: "ch_none" };
    expect(await fail(transfer(await vendor(), 1, source))).toMatchObject({ param: "source_transaction" });
  });
});

describe("a reversal", () => {
  it("takes parts back until nothing is left", async () => {
    const account = await vendor();
    await sale("4000000000000077");
    const { id } = await transfer(account, 3000);
    const part = await bench.stripe.transfers.createReversal(id, {
      amount: 1000,
      metadata: { refund: "r1" },
    });
    expect(part).toMatchObject({ object: "transfer_reversal", amount: 1000, transfer: id });
    expect(await balance()).toEqual([1971, 0]);
    const over = await fail(bench.stripe.transfers.createReversal(id, { amount: 2001 }));
    expect(over.param).toBe("amount");
    const rest = await bench.stripe.transfers.createReversal(id);
    expect(rest.amount).toBe(2000);
    const whole = await bench.stripe.transfers.retrieve(id);
    expect(whole).toMatchObject({ reversed: true, amount_reversed: 3000 });
    expect(whole.reversals.data.map((one) => one.id)).toEqual([rest.id, part.id]);
    const { data } = await bench.stripe.transfers.listReversals(id);
    expect(data).toHaveLength(2);
    expect((await bench.stripe.transfers.retrieveReversal(id, part.id)).metadata).toEqual({ refund: "r1" });
    expect((await fail(bench.stripe.transfers.createReversal(id))).message).toContain("already");
    const event = await bench.waitFor("transfer.reversed", (object) => object.id === id);
    expect(event.data.previous_attributes).toMatchObject({ amount_reversed: 0 });
  });

  it("finds nothing where the money was paid out", async () => {
    const account = await vendor();
    await sale("4000000000000077");
    const { id } = await transfer(account, 3000);
    later(1);
    expect(await balance(account)).toEqual([0, 0]);
    const error = await fail(bench.stripe.transfers.createReversal(id));
    expect(error).toMatchObject({ statusCode: 400, code: "balance_insufficient" });
  });
});
