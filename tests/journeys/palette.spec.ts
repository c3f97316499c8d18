import { expect, test } from "@playwright/test";
import { addVendor } from "../support/market-people.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGood } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { addShopper } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("the command palette goes to a screen and finds an order, by keyboard alone", async ({
  page,
  baseURL,
}) => {
  const say = wordsOf("en");
  const good = await addGood(await addVendor(await openMarket()), { priceCents: 2_000 });
  const { id, number } = await buy(await addShopper(), [good]);
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto("/admin");
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: say("palette:label") });
  await expect(field).toBeFocused();
  await page.keyboard.type("settings");
  await expect(page.getByRole("option", { selected: true })).toContainText(
    say("workspace:admin.tabs.settings"),
  );
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=settings/);
  await page.keyboard.press("Control+k");
  await page.keyboard.type(`#${number}`);
  const found = page.getByRole("option", { name: `#${number}` });
  await expect(found).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`order=${id}`));
  await expect(page.getByRole("heading", { name: say("orders:number", { number }) })).toBeVisible();
});
