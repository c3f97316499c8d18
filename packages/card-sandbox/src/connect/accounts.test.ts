import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts } from "../pages/texts.ts";
import { type Bench, openBench, refusalOf } from "../testing/open-bench.ts";

let bench: Bench;
let clock = Date.parse("2026-11-21T09:00:00Z");
beforeAll(async () => {
  bench = await openBench({ now: () => clock });
});
afterAll(() => bench.close());

const shop = "http://127.0.0.1:4119/vendor/dashboard";
const create = (more: Partial<Stripe.AccountCreateParams> = {}) =>
  bench.stripe.accounts.create({
    type: "express",
    country: "US",
    email: "finca@example.com",
    capabilities: { transfers: { requested: true } },
    business_profile: { name: "Finca El Puente" },
    metadata: { vendor_id: "v1" },
    ...more,
  });
const link = async (account: string) =>
  (
    await bench.stripe.accountLinks.create({
      account,
      type: "account_onboarding",
      return_url: `${shop}?payouts=done`,
      refresh_url: `${shop}?payouts=again`,
    })
  ).url;
const filled = {
  businessType: "company",
  legalName: "Finca El Puente SAS",
  activity: "Green coffee",
  bankNumber: "0001 2345 6789",
  terms: "yes",
};
const get = (url: string, headers = {}) => fetch(url, { redirect: "manual", headers });
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });

describe("a connected account", () => {
  it("can do nothing before its owner has handed in what is due", async () => {
    const account = await create();
    expect(account.id).toMatch(/^acct_\w{16}$/);
    expect(account).toMatchObject({
      type: "express",
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { transfers: "inactive" },
      metadata: { vendor_id: "v1" },
      controller: { losses: { payments: "application" }, stripe_dashboard: { type: "express" } },
    });
    expect(account.requirements?.currently_due).toContain("external_account");
  });

  it("is enabled by the hosted form, which leads back, with an event", async () => {
    const { id } = await create();
    const url = await link(id);
    const page = await (await get(url, { "accept-language": "es" })).text();
    expect(page).toContain(texts.es.submitOnboard);
    expect(page).toContain('value="Finca El Puente"');
    const wrong = await post(url, { ...filled, bankNumber: "DE89 3704 0044 0532 0130 00", terms: "" });
    expect(wrong.status).toBe(422);
    const problems = await wrong.text();
    for (const field of ["bankNumber", "terms"]) expect(problems).toContain(`id="${field}-problem"`);
    expect(problems).toContain('value="Finca El Puente SAS"');
    expect((await bench.stripe.accounts.retrieve(id)).details_submitted).toBe(false);
    const done = await post(url, filled);
    expect(done.headers.get("location")).toBe(`${shop}?payouts=done`);
    const account = await bench.stripe.accounts.retrieve(id);
    expect(account).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      capabilities: { transfers: "active" },
      business_type: "company",
      requirements: { currently_due: [], disabled_reason: null },
    });
    expect(account.external_accounts?.data[0]).toMatchObject({ object: "bank_account", last4: "6789" });
    const event = await bench.waitFor("account.updated", (object) => object.id === id);
    expect(event.account).toBe(id);
    expect((await get(url)).headers.get("location")).toBe(`${shop}?payouts=done`);
  });

  it("has a form that must be opened in five minutes, and is open for an hour then", async () => {
    const { id } = await create();
    const late = await link(id);
    clock += 301 * 1000;
    expect((await get(late)).headers.get("location")).toBe(`${shop}?payouts=again`);
    expect((await post(late, filled)).headers.get("location")).toBe(`${shop}?payouts=again`);
    const url = await link(id);
    expect((await get(url)).status).toBe(200);
    clock += 59 * 60 * 1000;
    expect((await get(url)).status).toBe(200);
    clock += 2 * 60 * 1000;
    expect((await get(url)).headers.get("location")).toBe(`${shop}?payouts=again`);
    expect((await get(`${bench.url}/connect/none`)).status).toBe(404);
  });

  it("is completed without a page by the test-only call", async () => {
    const { id } = await create();
    const response = await bench.call("POST", `/sandbox/accounts/${id}/onboard`, "{}");
    expect(await response.json()).toMatchObject({ id, payouts_enabled: true });
  });

  it("is a 403 where there is none", async () => {
    const error = await refusalOf(bench.stripe.accounts.retrieve("acct_none"));
    expect(error).toMatchObject({ statusCode: 403, code: "account_invalid" });
  });

  it.each([
    [{ type: "standard" }, "type"],
    [{ type: undefined }, "type"],
    [{ country: "USA" }, "country"],
    [{ individual: { first_name: "Ana" } }, "individual"],
  ])("refuses %j at %s", async (more, param) => {
    expect(await refusalOf(create(more as object))).toMatchObject({ statusCode: 400, param });
  });
});
