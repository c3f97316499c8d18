import { expect } from "@playwright/test";
import { inArray } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { addVendor } from "../support/market-people.ts";
import { addGood, type Good } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("waiting products of a vendor are approved together, and it is taken back", async ({
  page,
  baseURL,
}) => {
  const market = await openMarket();
  const seller = await addVendor(market);
  const goods: Good[] = [];
  while (goods.length < 3) goods.push(await addGood(seller, { isApproved: false }));
  const areApproved = async () => {
    const ids = goods.map(({ id }) => id);
    const rows = await market.db.select().from(products).where(inArray(products.id, ids));
    return rows.map(({ isApproved }) => isApproved);
  };
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto(`/admin?tab=products&list=all&vendor=${seller.vendor.id}`);
  await untilHydrated(page);
  await page.getByRole("checkbox", { name: say("table:selectAll") }).check();
  await page.getByRole("button", { name: say("listings:bulk.approve"), exact: true }).click();
  await expect(page.getByText(/: 3 done$/)).toBeVisible();
  expect(await areApproved()).toEqual([true, true, true]);
  await page.getByRole("button", { name: say("table:bulk.undo"), exact: true }).click();
  await expect(page.getByText(say("table:bulk.undone", { count: "3" }))).toBeVisible();
  expect(await areApproved()).toEqual([false, false, false]);
});

test("twenty orders fit into one screen", async ({ page, baseURL }) => {
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto("/admin?tab=orders");
  await untilHydrated(page);
  const rows = page.locator("tbody tr");
  await expect(rows.nth(19)).toBeVisible();
  const top = (await page.locator("thead").boundingBox())!.y;
  const last = (await rows.nth(19).boundingBox())!;
  const bar = (await page.getByRole("banner").boundingBox())!;
  expect(bar.height + last.y + last.height - top).toBeLessThanOrEqual(900);
});
