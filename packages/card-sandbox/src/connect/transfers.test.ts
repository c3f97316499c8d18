import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench, refusalOf } from "../testing/open-bench.ts";
import { addVendor, balanceOf, payoutsPageOf, sell } from "../testing/sell.ts";
import { day } from "../testing/subscribe.ts";

let bench: Bench;
let clock = 0;
beforeEach(async () => {
  clock = Date.parse("2026-11-21T09:00:00Z");
  bench = await openBench({ now: () => clock });
});
afterEach(() => bench.close());

const availableAtOnce = "4000000000000077";
const later = (days: number) => {
  clock += days * day * 1000;
};
const transfer = (destination: string, amount: number, more: Partial<Stripe.TransferCreateParams> = {}) =>
  bench.stripe.transfers.create({ currency: "usd", destination, amount, ...more });
const balance = async (account: string) => (await payoutsPageOf(bench, account)).balance;

describe("a transfer", () => {
  it("needs money that is available, which a charge is after two days", async () => {
    const account = await addVendor(bench);
    await sell(bench);
    expect(await balanceOf(bench)).toEqual([0, 3971]);
    const code = "balance_insufficient";
    expect(await refusalOf(transfer(account, 3000))).toMatchObject({ statusCode: 400, code });
    later(2);
    expect(await balanceOf(bench)).toEqual([3971, 0]);
    const facts = { transfer_group: "payout-1", metadata: { payout_id: "1" } };
    const made = await transfer(account, 3000, facts);
    expect(made).toMatchObject({ amount: 3000, destination: account, reversed: false, ...facts });
    expect(await balanceOf(bench)).toEqual([971, 0]);
    expect(await balance(account)).toEqual(["$30.00", "$0.00"]);
    expect(await refusalOf(transfer(account, 972))).toMatchObject({ code });
    const { data } = await bench.stripe.transfers.list({ transfer_group: "payout-1", limit: 1 });
    expect(data.map(({ id }) => id)).toEqual([made.id]);
    const event = await bench.waitFor("transfer.created", (object) => object.id === made.id);
    expect(event.account).toBeUndefined();
  });

  it("is made once a key, and never moves more than there is, however many come at once", async () => {
    const account = await addVendor(bench);
    await sell(bench, availableAtOnce);
    const params = { currency: "usd", destination: account, amount: 500 };
    const send = () => bench.stripe.transfers.create(params, { idempotencyKey: "payout-7" });
    const ids = await Promise.all(
      [1, 2, 3].map(() =>
        send().then(
          ({ id }) => id,
          () => null,
        ),
      ),
    );
    expect(new Set(ids.filter(Boolean)).size).toBe(1);
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => transfer(account, 1000)));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await balanceOf(bench)).toEqual([471, 0]);
    await bench.restart();
    expect(await balanceOf(bench)).toEqual([471, 0]);
    expect(await balance(account)).toEqual(["$35.00", "$0.00"]);
  });

  it("is refused to accounts that are not there, or may not have it yet", async () => {
    await sell(bench, availableAtOnce);
    const missing = { code: "resource_missing", param: "destination" };
    expect(await refusalOf(transfer("acct_none", 100))).toMatchObject(missing);
    const { id } = await bench.stripe.accounts.create({ type: "express" });
    const early = await refusalOf(transfer(id, 100));
    expect(early).toMatchObject({ code: "insufficient_capabilities_for_transfer" });
    expect(await refusalOf(transfer(await addVendor(bench), 0))).toMatchObject({ param: "amount" });
  });
});

describe("a reversal", () => {
  it("takes parts back until nothing is left", async () => {
    const account = await addVendor(bench);
    await sell(bench, availableAtOnce);
    const { id } = await transfer(account, 3000);
    const { transfers } = bench.stripe;
    const part = await transfers.createReversal(id, { amount: 1000, metadata: { refund: "r1" } });
    expect(part).toMatchObject({ object: "transfer_reversal", amount: 1000, transfer: id });
    expect(await balanceOf(bench)).toEqual([1971, 0]);
    expect((await refusalOf(transfers.createReversal(id, { amount: 2001 }))).param).toBe("amount");
    const rest = await transfers.createReversal(id);
    const whole = await transfers.retrieve(id);
    expect(whole).toMatchObject({ reversed: true, amount_reversed: 3000 });
    expect(whole.reversals.data.map((one) => one.id)).toEqual([rest.id, part.id]);
    expect((await refusalOf(transfers.createReversal(id))).message).toContain("already");
    const event = await bench.waitFor("transfer.reversed", (object) => object.id === id);
    expect(event.data.previous_attributes).toMatchObject({ amount_reversed: 0 });
  });

  it("finds nothing where the money was paid out", async () => {
    const account = await addVendor(bench);
    await sell(bench, availableAtOnce);
    const { id } = await transfer(account, 3000);
    later(1);
    expect(await balance(account)).toEqual(["$0.00", "$0.00"]);
    const error = await refusalOf(bench.stripe.transfers.createReversal(id));
    expect(error).toMatchObject({ statusCode: 400, code: "balance_insufficient" });
  });
});

const payouts = async (account: string) => (await payoutsPageOf(bench, account)).payouts;

describe("payouts to vendors", () => {
  it("leave by themselves at midnight and arrive two days later", async () => {
    const account = await addVendor(bench);
    await sell(bench, availableAtOnce);
    await transfer(account, 3000);
    expect(await payouts(account)).toEqual([]);
    clock = Date.parse("2026-11-22T00:00:00Z");
    expect(await payouts(account)).toEqual([["$30.00", "in_transit"]]);
    expect((await bench.waitFor("payout.created")).account).toBe(account);
    later(2);
    expect(await payouts(account)).toEqual([["$30.00", "paid"]]);
    await bench.waitFor("payout.paid");
  });

  it("come back from a bank that does not know the account, and wait for another one", async () => {
    const account = await addVendor(bench, "000111111116");
    await sell(bench, availableAtOnce);
    await transfer(account, 1000);
    later(4);
    expect(await payouts(account)).toEqual([["$10.00", "failed"]]);
    expect(await balance(account)).toEqual(["$10.00", "$0.00"]);
    expect((await bench.stripe.accounts.retrieve(account)).payouts_enabled).toBe(false);
    const failed = await bench.waitFor("payout.failed");
    expect(failed.data.object).toMatchObject({ failure_code: "no_account" });
    await bench.call("POST", `/sandbox/accounts/${account}/onboard`, "{}");
    later(4);
    expect((await payouts(account))[0]).toEqual(["$10.00", "paid"]);
  });
});

describe("the controls of vendors' money", () => {
  const control = async (path: string, body?: string) => {
    const response = await bench.call("POST", `/sandbox/${path}`, body);
    return { status: response.status, body: (await response.json()) as { id: string; status?: string } };
  };

  it("take a transfer back, in parts or as a whole, as the shop's call would", async () => {
    const account = await addVendor(bench);
    await sell(bench, availableAtOnce);
    const { id } = await transfer(account, 3000);
    expect((await control(`transfers/${id}/reverse`, '{"amount": 1000}')).status).toBe(200);
    expect((await control(`transfers/${id}/reverse`)).status).toBe(200);
    expect(await bench.stripe.transfers.retrieve(id)).toMatchObject({
      reversed: true,
      amount_reversed: 3000,
    });
    expect((await control(`transfers/${id}/reverse`)).status).toBe(400);
    expect((await control("transfers/tr_none/reverse")).status).toBe(404);
    await bench.waitFor("transfer.reversed", (object) => object.id === id);
  });

  it("pay out before midnight, and return a payout on its way or after it arrived, once", async () => {
    const account = await addVendor(bench);
    await sell(bench, availableAtOnce);
    await transfer(account, 1000);
    const sent = await control(`accounts/${account}/payout`);
    expect(sent.body).toMatchObject({ object: "payout", amount: 1000 });
    expect((await control(`accounts/${account}/payout`)).status).toBe(400);
    for (let times = 0; times < 2; times += 1)
      expect((await control(`payouts/${sent.body.id}/fail`)).body.status).toBe("failed");
    later(3);
    expect(await payouts(account)).toEqual([["$10.00", "failed"]]);
    expect(await balance(account)).toEqual(["$10.00", "$0.00"]);
    expect(bench.received.filter(({ event }) => event.type === "payout.failed")).toHaveLength(1);
    expect((await bench.waitFor("payout.failed")).account).toBe(account);
    await bench.call("POST", `/sandbox/accounts/${account}/onboard`, "{}");
    const again = await control(`accounts/${account}/payout`);
    later(3);
    expect((await payouts(account))[0]).toEqual(["$10.00", "paid"]);
    expect((await control(`payouts/${again.body.id}/fail`)).body.status).toBe("failed");
    expect(await balance(account)).toEqual(["$10.00", "$0.00"]);
  });
});

describe("the platform's balance", () => {
  it("is the sum of its movements, which name what they come from", async () => {
    const account = await addVendor(bench);
    const payment_intent = await sell(bench, availableAtOnce);
    await bench.stripe.refunds.create({ payment_intent, amount: 400 });
    const { id } = await transfer(account, 2000);
    await bench.stripe.transfers.createReversal(id, { amount: 500 });
    const seconds = clock / 1000;
    const { data } = await bench.stripe.balanceTransactions.list({
      created: { gte: seconds, lt: seconds + 1 },
      limit: 100,
      expand: ["data.source"],
    });
    const movements = data.map(({ type, net, source }) => [type, net, (source as { object: string }).object]);
    expect(movements).toEqual([
      ["transfer_refund", 500, "transfer_reversal"],
      ["transfer", -2000, "transfer"],
      ["refund", -400, "refund"],
      ["charge", 3971, "charge"],
    ]);
    const none = await bench.stripe.balanceTransactions.list({ created: { lt: seconds } });
    expect(none.data).toEqual([]);
    const other = await refusalOf(bench.stripe.balanceTransactions.list({}, { stripeAccount: account }));
    expect(other.message).toContain("Stripe-Account");
  });
});
