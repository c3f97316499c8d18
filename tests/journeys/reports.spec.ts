import { expect, test } from "@playwright/test";
import { reportNames } from "#domains/reports/report-table.ts";
import { addVendor } from "../support/market-people.ts";
import { addGood } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("each report agrees with the ledger, prints alone, and leads from a vendor to the order", async ({
  page,
  baseURL,
}) => {
  const say = wordsOf("en");
  const market = await openMarket();
  const seller = await addVendor(market);
  const { number } = await buy(await addShopper(), [await addGood(seller, { priceCents: 6_000 })]);
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  for (const report of reportNames) {
    await page.goto(`/admin?tab=reports&report=${report}`);
    await expect(page.getByText(/^Reconciled/)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCount(0);
    expect((await page.pdf()).subarray(0, 4).toString()).toBe("%PDF");
    await page.emulateMedia({ media: "screen" });
  }
  const month = new Date().toISOString().slice(0, 7);
  await page.goto(`/admin?tab=reports&report=commissions&period=${month}&vendor=${seller.vendor.id}`);
  await untilHydrated(page);
  await page.getByRole("link", { name: String(number) }).click();
  await expect(page).toHaveURL(/tab=orders&order=/);
  await page.goto("/admin?tab=reports&report=months");
  await expect(page.getByRole("heading", { name: say("bookReports:months.title") })).toBeVisible();
});
