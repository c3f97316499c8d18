import { expect } from "@playwright/test";
import { addVendor } from "../support/market-people.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGood } from "./support/goods.ts";
import { openMarket } from "./support/market.ts";
import { test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "pt-BR", viewport: { width: 360, height: 800 } });

const say = wordsOf("pt");

test("a vendor features one of more products than a list shows; shoppers see it until it is taken back", async ({
  page,
  signedIn,
}) => {
  const market = await openMarket();
  const seller = await addVendor(market, { planType: "premium" });
  const inCategory = { category: "accessories" } as const;
  const chosen = await addGood(seller, {
    ...inCategory,
    name: `Zinc scoop ${crypto.randomUUID().slice(0, 8)}`,
  });
  for (let more = 0; more < 24; more++) await addGood(seller, inCategory);

  const vendor = await (await signedIn(seller)).newPage();
  await vendor.goto("/vendor/dashboard?tab=promotions");
  await untilHydrated(vendor);
  const card = vendor.getByRole("region", { name: say("promotionsManage:featured.title") });
  const box = card.getByRole("checkbox", { name: chosen.name });
  await expect(card.getByRole("checkbox").first()).toBeVisible();
  await expect(box).toHaveCount(0);
  await card.getByLabel(say("promotionsManage:featured.find")).fill("zinc");
  await box.check();
  await expectAccessible(vendor);
  const save = async (isFeatured: boolean) => {
    await card.getByRole("button", { name: say("promotionsManage:featured.save") }).click();
    await expect(card.getByRole("button", { name: say("promotionsManage:featured.save") })).toBeEnabled();
    await vendor.reload();
    await expect(box).toHaveCount(isFeatured ? 1 : 0);
  };
  await save(true);

  const band = page
    .getByRole("heading", { name: say("promotions:featuredTitle") })
    .locator("xpath=ancestor::section[1]");
  await page.goto("/categories/accessories");
  await expect(band).toContainText(chosen.name);

  await box.uncheck();
  await save(false);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole("link", { name: chosen.name })).toHaveCount(0);
});
