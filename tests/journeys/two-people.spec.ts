import { expect, test } from "@playwright/test";
import { addVendor } from "../support/market-people.ts";
import { refundsOf } from "../support/sell.ts";
import { toast } from "./support/auth-page.ts";
import { addGood } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { ledgerSum, openMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("a large refund is asked for by one administrator and made by another", async ({ page, baseURL }) => {
  const say = wordsOf("en");
  const market = await openMarket();
  const good = await addGood(await addVendor(market), { priceCents: 60_000 });
  const { id, number } = await buy(await addShopper(), [good]);
  const context = page.context();
  const first = await addKind("admin", baseURL!);
  await context.addCookies([first.cookie]);

  await page.goto(`/admin?tab=orders&order=${id}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: say("orders:refundForm.open"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("orders:refundForm.all") }).click();
  await dialog.getByLabel(say("orders:refundForm.restockNo")).check();
  await dialog.getByLabel(say("orders:refundForm.reason")).fill("The shop has closed.");
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(toast(page, say("orders:admin.waits"))).toBeVisible();
  await expect(
    page.locator("#content").getByText(say("approvals:waiting.title"), { exact: true }),
  ).toBeVisible();
  expect(await refundsOf(market, id)).toEqual([]);

  await context.clearCookies();
  const second = await addKind("admin", baseURL!);
  await context.addCookies([second.cookie]);
  await page.goto("/admin?tab=security");
  await untilHydrated(page);
  const asked = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: say("security:approvals.order", { number }) }) });
  await asked.getByRole("button", { name: say("security:approvals.approve") }).click();
  const confirmation = page.getByRole("alertdialog");
  await confirmation.getByRole("button", { name: say("security:approvals.approve") }).click();
  await expect(toast(page, say("security:approvals.doneApproved"))).toBeVisible();
  await expect(asked).toHaveCount(0);
  const [refund] = await refundsOf(market, id);
  expect(refund).toMatchObject({ actor: "admin", decidedBy: second.userId, reason: "The shop has closed." });
  expect(await ledgerSum()).toBe(0);
});
