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

describe("payouts to vendors", () => {
  const list = async (account: string) =>
    (await bench.stripe.payouts.list({}, { stripeAccount: account })).data;

  it("leave by themselves at midnight and arrive two days later", async () => {
    const account = await vendor();
    const charge = await sale();
    await transfer(account, 3000, { source_transaction: charge });
    later(2);
    expect(await list(account)).toEqual([]);
    clock = Date.parse("2026-11-24T00:00:00Z");
    const [payout] = await list(account);
    expect(payout).toMatchObject({ amount: 3000, status: "in_transit", automatic: true });
    const created = await bench.waitFor("payout.created", (object) => object.id === payout!.id);
    expect(created.account).toBe(account);
    const { data } = await bench.stripe.balanceTransactions.list(
      { payout: payout!.id },
      { stripeAccount: account },
    );
    expect(data.map(({ type, net }) => [type, net])).toEqual([
      ["payout", -3000],
      ["payment", 3000],
    ]);
    later(2);
    expect((await list(account))[0]?.status).toBe("paid");
    await bench.waitFor("payout.paid", (object) => object.id === payout!.id);
  });

  it("come back from a bank that does not know the account, and wait for another one", async () => {
    const account = await vendor("000111111116");
    await sale("4000000000000077");
    await transfer(account, 1000);
    later(4);
    expect((await list(account))[0]).toMatchObject({ status: "failed", failure_code: "no_account" });
    expect(await balance(account)).toEqual([1000, 0]);
    expect((await bench.stripe.accounts.retrieve(account)).payouts_enabled).toBe(false);
    await bench.waitFor("payout.failed");
    await bench.call("POST", `/sandbox/accounts/${account}/onboard`, "{}");
    later(4);
    expect((await list(account))[0]).toMatchObject({ status: "paid", amount: 1000 });
  });

  it("wait where the schedule is manual", async () => {
    const account = await vendor();
    await bench.stripe.accounts.update(account, {
      settings: { payouts: { schedule: { interval: "manual" } } },
    });
    await sale("4000000000000077");
    await transfer(account, 1000);
    later(30);
    expect(await list(account)).toEqual([]);
    expect(await balance(account)).toEqual([1000, 0]);
  });
});

describe("the balance", () => {
  it("is the sum of its movements, which name what they come from", async () => {
    const account = await vendor();
    const charge = await sale("4000000000000077");
    await bench.stripe.refunds.create({ charge, amount: 400 });
    const { id } = await transfer(account, 2000);
    await bench.stripe.transfers.createReversal(id, { amount: 500 });
    const { data } = await bench.stripe.balanceTransactions.list({ limit: 100, expand: ["data.source"] });
    expect(data.map(({ type, net }) => [type, net])).toEqual([
      ["transfer_refund", 500],
      ["transfer", -2000],
      ["refund", -400],
      ["charge", 3971],
    ]);
    expect(data.map(({ source }) => (source as { object: string }).object)).toEqual([
      "transfer_reversal",
      "transfer",
      "refund",
      "charge",
    ]);
    const [available, pending] = await balance();
    expect(available! + pending!).toBe(data.reduce((sum, { net }) => sum + net, 0));
    const some = await bench.stripe.balanceTransactions.list({ type: "transfer", source: id });
    expect(some.data).toHaveLength(1);
    const own = await bench.stripe.balanceTransactions.list({}, { stripeAccount: account });
    expect(own.data.map(({ type, net }) => [type, net])).toEqual([
      ["payment_refund", -500],
      ["payment", 2000],
    ]);
    const foreign = await fail(bench.stripe.balanceTransactions.retrieve(own.data[0]!.id));
    expect(foreign.statusCode).toBe(404);
  });

  it("is a connected account's only where it is asked for in its name", async () => {
    const error = await fail(bench.stripe.balance.retrieve({}, { stripeAccount: "acct_none" }));
    expect(error).toMatchObject({ statusCode: 403, code: "account_invalid" });
    const other = await fail(bench.stripe.customers.list({}, { stripeAccount: await vendor() }));
    expect(other.message).toContain("Stripe-Account");
  });

  it("stays over a restart", async () => {
    const account = await vendor();
    await sale("4000000000000077");
    await transfer(account, 1234);
    await bench.restart();
    expect([await balance(), await balance(account)]).toEqual([
      [2737, 0],
      [1234, 0],
    ]);
  });
});
