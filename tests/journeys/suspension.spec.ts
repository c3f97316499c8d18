import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { refreshPayoutAccount } from "#domains/payouts/server/refresh-payout-account.ts";
import { startOnboarding } from "#domains/payouts/server/start-onboarding.ts";
import { startPayouts } from "#domains/payouts/server/start-payouts.ts";
import { payouts } from "#domains/payouts/server/tables.ts";
import { addVendor, contextFor } from "../support/market-people.ts";
import { accountOf, deliver } from "../support/sell-and-pay-out.ts";
import { toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGood, type Seller } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { ledgerSum, onboardAccount, openMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { findVendor } from "./support/shops.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { type Say, wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const facts = "Eleven buyers wrote that their parcels were never handed to a carrier.";
const objection = "The carrier confirms in writing that it collected all eleven parcels.";

/** A vendor whose account is ready, with a delivered parcel that was not paid out. */
async function addOwedVendor() {
  const market = await openMarket();
  const seller: Seller = await addVendor(market);
  const ctx = contextFor(market, { ...seller, session: { ...seller.session, aal: "aal2" as const } });
  await startOnboarding(ctx);
  await onboardAccount(await accountOf(ctx));
  await refreshPayoutAccount(ctx);
  const good = await addGood(seller, { priceCents: 4_000 });
  const buyer = await addShopper();
  const order = await buy(buyer, [good]);
  await deliver({ infra: market }, order.id);
  return { seller, good, buyer, order, vendorId: seller.vendor.id };
}

async function payoutsTo(vendorId: string): Promise<number> {
  const market = await openMarket();
  await startPayouts(market);
  return market.db.$count(payouts, eq(payouts.vendorId, vendorId));
}

test("a suspension as shopper, buyer, vendor and payout run see it, and its reversal", async ({
  page,
  signedIn,
  baseURL,
}) => {
  const say = wordsOf("en");
  const { seller, good, buyer, order, vendorId } = await addOwedVendor();
  const { companyName: name } = await findVendor(vendorId);
  const shopper = await (await signedIn(buyer)).newPage();
  const vendor = await (await signedIn(seller)).newPage();
  await shopper.goto(`/products/${good.id}`);
  await expect(shopper.getByRole("heading", { level: 1, name: good.name })).toBeVisible();

  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto(`/admin?tab=vendors&state=approved&vendor=${vendorId}`);
  await untilHydrated(page);
  await suspend(page, say, name);

  expect((await shopper.goto(`/products/${good.id}`))?.status()).toBe(404);
  // What was bought stays with its buyer.
  await shopper.goto(`/orders/${order.id}`);
  await expect(shopper.getByText(good.name).first()).toBeVisible();
  expect(await payoutsTo(vendorId)).toBe(0);

  await vendor.goto("/vendor/dashboard");
  await untilHydrated(vendor);
  await expect(vendor.getByText(say("decisions:own.shopSuspended"))).toBeVisible();
  await expect(vendor.getByText(facts)).toBeVisible();
  await expectAccessible(vendor);
  await vendor.getByRole("button", { name: say("decisions:own.object") }).click();
  const words = vendor.getByRole("alertdialog");
  await words.getByLabel(say("decisions:own.objectLabel")).fill(objection);
  await words.getByRole("button", { name: say("decisions:own.objectSend") }).click();
  await expect(toast(vendor, say("decisions:own.objectDone"))).toBeVisible();

  // Another administrator than the deciding one answers.
  await page.context().clearCookies();
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto(`/admin?tab=vendors&state=approved&vendor=${vendorId}`);
  await untilHydrated(page);
  await expectAccessible(page);
  await reverse(page, say);

  expect((await shopper.goto(`/products/${good.id}`))?.status()).toBe(200);
  await vendor.reload();
  await expect(vendor.getByText(say("decisions:own.shopSuspended"))).toBeHidden();
  expect(await payoutsTo(vendorId)).toBe(1);
  expect(await ledgerSum()).toBe(0);
});

async function suspend(page: Page, say: Say, name: string): Promise<void> {
  await page.getByRole("button", { name: say("decisions:suspend.open"), exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: say("decisions:suspend.confirm") }).click();
  await expect(dialog.getByText(say("decisions:ruleMissing"))).toBeVisible();
  await dialog.getByRole("combobox", { name: say("decisions:rule") }).selectOption("dispatch");
  await expectAccessible(page);
  await dialog.getByLabel(say("decisions:facts")).fill(facts);
  await dialog.getByRole("button", { name: say("decisions:suspend.confirm") }).click();
  await expect(toast(page, say("decisions:suspend.done", { name }))).toBeVisible();
}

async function reverse(page: Page, say: Say): Promise<void> {
  const own = page.getByRole("listitem").filter({ hasText: objection });
  await own
    .getByRole("button", { name: say("decisions:objections.reverse") })
    .last()
    .click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel(say("decisions:objections.reason")).fill("We asked the carrier, who confirms it.");
  await dialog.getByRole("button", { name: say("decisions:objections.reverse") }).click();
  await expect(toast(page, say("decisions:objections.reverseDone"))).toBeVisible();
}
