import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import { getVendorBalance } from "#domains/ledger/server/get-vendor-balance.ts";
import { addVendor } from "../support/market-people.ts";
import { deliver } from "../support/sell-and-pay-out.ts";
import { usd } from "./support/dashboard-people.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGood } from "./support/goods.ts";
import { ledgerSum, openMarket } from "./support/market.ts";
import { addShopper, raiseSessions, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { type Say, wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("sold, delivered, payout account set up at the provider, paid out, stated", async ({ signedIn }) => {
  const say = wordsOf("en");
  const market = await openMarket();
  const good = await addGood(await addVendor(market), { priceCents: 4_000 });
  const { seller } = good;
  const order = await buy(await addShopper(), [good]);
  const page = await (await signedIn(seller)).newPage();

  await page.goto("/vendor/dashboard?tab=money");
  await expect(page.getByText(say("payouts:figures.pendingNote_one", { count: 1 }))).toBeVisible();
  await expectAccessible(page);

  await deliver({ infra: market }, order.id);
  const shareCents = await getVendorBalance(market.db, seller.vendor.id);
  await page.reload();
  await expect(page.getByText(say("payouts:available.title")).locator("xpath=..")).toContainText(
    usd(shareCents),
  );
  // Where money goes must not hang on a password alone.
  const factor = page.getByRole("link", { name: say("payouts:account.factor") });
  await expect(factor).toHaveAttribute("href", "/profile/settings?panel=security");
  await expectAccessible(page);

  await raiseSessions(seller);
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: say("payouts:account.start") }).click();
  await handInForm(page);
  await page.waitForURL(/\/vendor\/dashboard\?tab=money/);
  await expect(
    page.getByText(`${say("payouts:account.label")}: ${say("payouts:account.states.ready")}`),
  ).toBeVisible();
  await untilHydrated(page);

  await payOut(page, say);
  await expect(
    page.getByText(`${say("payouts:history.stateLabel")}: ${say("payouts:history.states.paid")}`),
  ).toBeVisible();
  await expect(page.getByText(say("payouts:available.title")).locator("xpath=..")).toContainText("$0.00");
  await expectAccessible(page);
  await expectStated(page, say, shareCents);
  const own = page.getByRole("row").filter({ hasText: order.number });
  await expect(own.filter({ hasText: "$40.00" })).toHaveCount(1);
  // 8% of it.
  await expect(own.filter({ hasText: "-$3.20" })).toHaveCount(1);
  expect(await ledgerSum()).toBe(0);
});

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
  await expect(lines.getByText(usd(-shareCents))).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: say("payouts:statement.download") }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^cafeto-20\d\d-\d\d\.csv$/);
  const text = fs.readFileSync(await file.path(), "utf8");
  expect(text).toContain(say("payouts:statement.kinds.payout"));
  expect(text).toContain(`,${(-shareCents / 100).toFixed(2)},0.00`);
}
