import fs from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addVendorOf } from "./support/kinds.ts";
import { askMarket, ledgerSum } from "./support/market.ts";
import { addShopper, type Shopper, test } from "./support/people.ts";
import { untilAlive } from "./support/until-alive.ts";
import { type Say, wordsOf } from "./support/words.ts";

const settings = [
  { language: "en", locale: "en-US", width: 1280, height: 900 },
  { language: "es", locale: "es-MX", width: 360, height: 740 },
  { language: "pt", locale: "pt-BR", width: 360, height: 740 },
] as const;

const dollars = (cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(cents / 100);

for (const { language, locale, width, height } of settings) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height } });

    test("sold, delivered, payout account set up at the provider, paid out, stated", async ({
      signedIn,
      baseURL,
    }) => {
      const say = wordsOf(language);
      const seller = await addShopper();
      const { vendorId, productId } = await openStall(seller.id);
      const buyer = await signedIn(await addShopper());
      await buy(buyer, baseURL!, productId);
      const device = await signedIn(seller);
      const page = await device.newPage();

      await page.goto("/vendor/dashboard?tab=money");
      await expect(page.getByText(say("payouts:figures.pendingNote_one", { count: 1 }))).toBeVisible();
      await expectAccessible(page);

      const shareCents = await deliver(device, baseURL!, vendorId);
      await page.reload();
      await expect(page.getByText(say("payouts:available.title")).locator("xpath=..")).toContainText(
        dollars(shareCents),
      );
      // Where money goes must not hang on a password alone.
      const factor = page.getByRole("link", { name: say("payouts:account.factor") });
      await expect(factor).toHaveAttribute("href", "/profile/settings?panel=security");
      await expectAccessible(page);

      await showFactor(seller);
      await page.reload();
      await untilAlive(page);
      await page.getByRole("button", { name: say("payouts:account.start") }).click();
      await handInForm(page);
      await page.waitForURL(/\/vendor\/dashboard\?tab=money/);
      await expect(
        page.getByText(`${say("payouts:account.label")}: ${say("payouts:account.states.ready")}`),
      ).toBeVisible();
      await untilAlive(page);

      await payOut(page, say);
      await expect(
        page.getByText(`${say("payouts:history.stateLabel")}: ${say("payouts:history.states.paid")}`),
      ).toBeVisible();
      await expect(page.getByText(say("payouts:available.title")).locator("xpath=..")).toContainText("$0.00");
      await expectAccessible(page);
      await expectStated(page, say, shareCents);
      expect(await ledgerSum()).toBe("0.00");
    });
  });
}

/** A shop with one product of $40. */
async function openStall(userId: string): Promise<{ vendorId: string; productId: string }> {
  const vendorId = await addVendorOf(userId, "premium", true);
  const [product] = await askMarket<{ id: string }>(
    `insert into products (vendor_id, name, description, category, price_usd, weight_grams, origin_country, roast_level, is_approved)
     values ($1, 'Finca Guardada Lavado', 'Jasmine and bergamot.', 'roasted-coffee', 40, 250, 'CO', 'light', true) returning id`,
    [vendorId],
  );
  await askMarket("update stock set stock_quantity = 5 where product_id = $1", [product!.id]);
  await askMarket("insert into stock_movements (product_id, delta, reason) values ($1, 5, 'initial')", [
    product!.id,
  ]);
  return { vendorId, productId: product!.id };
}

async function ask<Answer>(
  device: BrowserContext,
  baseURL: string,
  path: string,
  data: object,
): Promise<Answer> {
  const answer = await device.request.post(`${baseURL}/api${path}`, { data, headers: { origin: baseURL } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Buys one, with the card whose money is available at once. */
async function buy(device: BrowserContext, baseURL: string, productId: string): Promise<void> {
  const address = {
    ...{ fullName: "Ada Brown", phone: "+12025550123", line1: "1 Main Street", line2: null },
    ...{ city: "Portland", state: "OR", postalCode: "97201", country: "US" },
  };
  const lines = [{ productId, quantity: 1 }];
  const quote = await ask<{ id: string }>(device, baseURL, "/checkout/quotes", { lines, address });
  const session = await ask<{ orderId: string; url: string }>(device, baseURL, "/checkout/sessions", {
    quoteId: quote.id,
  });
  const form = { number: "4000000000000077", expiry: "12/40", cvc: "123", name: "Ada Brown" };
  await fetch(session.url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...form, country: "US", postalCode: "97201" }),
  });
  await expect
    .poll(() => askMarket("select 1 from orders where id = $1 and paid_at is not null", [session.orderId]))
    .toHaveLength(1);
}

/** The vendor sends its one parcel, and it arrives. Answers what it earned, in cents. */
async function deliver(device: BrowserContext, baseURL: string, vendorId: string): Promise<number> {
  const [parcel] = await askMarket<{ id: string }>("select id from parcels where vendor_id = $1", [vendorId]);
  const path = `/vendor/parcels/${parcel!.id}`;
  await ask(device, baseURL, `${path}/ship`, { carrier: "UPS", trackingNumber: "1Z999" });
  await ask(device, baseURL, `${path}/deliver`, {});
  const [owed] = await askMarket<{ cents: string }>(
    "select (-sum(amount_usd) * 100)::int as cents from ledger_entries where vendor_id = $1",
    [vendorId],
  );
  return Number(owed!.cents);
}

const showFactor = ({ id }: Shopper) =>
  askMarket("update sessions set aal = 'aal2' where user_id = $1", [id]);

/** The provider's form, as its owner fills it in. */
async function handInForm(page: Page): Promise<void> {
  await page.waitForURL(/\/connect\//);
  await page.locator("#businessType").check();
  await page.locator("#legalName").fill("Ada Brown");
  await page.locator("#activity").fill("Roasts coffee");
  await page.locator("#bankNumber").fill("000123456789");
  await page.locator("#terms").check();
  await page.locator("form button[type=submit]").click();
}

async function payOut(page: Page, say: Say): Promise<void> {
  await page.getByRole("button", { name: say("payouts:available.request") }).click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await question.getByRole("button", { name: say("payouts:available.request") }).click();
  await expect(page.getByText(say("payouts:available.begun")).first()).toBeVisible();
}

async function expectStated(page: Page, say: Say, shareCents: number): Promise<void> {
  const lines = page.getByRole("table", { name: say("payouts:statement.lines") });
  for (const kind of ["sale", "commission", "payout"])
    await expect(
      lines.getByRole("cell", { name: say(`payouts:statement.kinds.${kind}`), exact: true }),
    ).toBeVisible();
  await expect(lines.getByText(dollars(-shareCents))).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: say("payouts:statement.download") }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^cafeto-20\d\d-\d\d\.csv$/);
  const text = fs.readFileSync(await file.path(), "utf8");
  expect(text).toContain(say("payouts:statement.kinds.payout"));
  expect(text).toContain(`,${(-shareCents / 100).toFixed(2)},0.00`);
}
