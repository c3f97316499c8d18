import { expect, test } from "@playwright/test";
import { addVendor } from "../support/market-people.ts";
import { deliver } from "../support/sell-and-pay-out.ts";
import { toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGood } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { ledgerSum, openMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { findVendor } from "./support/shops.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

/** A vendor on a paid plan with a delivered parcel that was not paid out. */
async function addOwedVendor(): Promise<string> {
  const market = await openMarket();
  const good = await addGood(await addVendor(market, { planType: "basic" }));
  const { id } = await buy(await addShopper(), [good]);
  await deliver({ infra: market }, id);
  return good.seller.vendor.id;
}

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("an administrator records what was paid at the bank, and two agree on terms", async ({
  page,
  baseURL,
}) => {
  const say = wordsOf("en");
  const vendorId = await addOwedVendor();
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto(`/admin?tab=vendors&state=approved&vendor=${vendorId}`);
  await untilHydrated(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: say("payouts:admin.record") }).click();
  const payment = page.getByRole("dialog");
  const amount = payment.getByLabel(say("payouts:admin.amount"));
  const most = Number(await amount.inputValue());
  expect(most).toBeGreaterThan(1);
  await amount.fill(String(most + 1));
  await payment.getByRole("button", { name: say("payouts:admin.record") }).click();
  await expect(payment.getByText(say("payouts:admin.noteWrong"))).toBeVisible();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await amount.fill("1.00");
  await payment.getByLabel(say("payouts:admin.note")).fill("SEPA 4711");
  await payment.getByRole("button", { name: say("payouts:admin.record") }).click();
  await expect(toast(page, say("payouts:admin.recorded", { amount: "$1.00" }))).toBeVisible();
  await expect(page.getByText("SEPA 4711")).toBeVisible();
  expect(await ledgerSum()).toBe(0);

  await page.getByRole("button", { name: say("plans:terms.set") }).click();
  const terms = page.getByRole("dialog");
  await terms.getByRole("button", { name: say("plans:terms.save") }).click();
  await expect(terms.getByText(say("plans:terms.wrong.name"))).toBeVisible();
  await terms.getByLabel(say("plans:terms.price")).fill("249");
  await terms.getByLabel(say("plans:terms.name")).fill("Amara Okafor");
  await terms.getByLabel(say("plans:terms.email")).fill("amara@cafeto.example");
  await terms.getByLabel(say("plans:terms.reason")).fill("Forty shops, agreed by phone");
  await expectAccessible(page);
  await terms.getByRole("button", { name: say("plans:terms.save") }).click();
  await expect(toast(page, say("plans:terms.saved"))).toBeVisible();
  expect((await findVendor(vendorId)).planType).not.toBe("enterprise");

  await page.context().clearCookies();
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto("/admin?tab=security");
  await untilHydrated(page);
  const asked = page.getByRole("article").filter({ hasText: "Forty shops, agreed by phone" });
  await asked.getByRole("button", { name: say("security:approvals.approve") }).click();
  const confirmation = page.getByRole("alertdialog");
  await confirmation.getByRole("button", { name: say("security:approvals.approve") }).click();
  await expect(toast(page, say("security:approvals.doneApproved"))).toBeVisible();
  expect((await findVendor(vendorId)).planType).toBe("enterprise");
});
