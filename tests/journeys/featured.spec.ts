import { expect } from "@playwright/test";
import type { PlanType } from "#domains/plans/plan-table.ts";
import { unscopedSetPlan } from "#domains/vendors/server/set-plan.ts";
import { addVendor } from "../support/market-people.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGood, setStock } from "./support/goods.ts";
import { openMarket } from "./support/market.ts";
import { test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "pt-BR", viewport: { width: 360, height: 800 } });

const say = wordsOf("pt");

test("a featured listing over its period: from the choice on, not while it is sold out or the plan has no places, until it is taken back", async ({
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

  const shopper = page.getByRole("link", { name: chosen.name });
  const expectShown = async (isShown: boolean) => {
    const asked = page.waitForResponse(/api\/products\/featured/);
    await page.reload();
    await (await asked).finished();
    await expect(shopper).toHaveCount(isShown ? 1 : 0);
  };
  await setStock(chosen, 0);
  await expectShown(false);
  await setStock(chosen, 20);
  await expectShown(true);

  const setPlan = (planType: PlanType) =>
    unscopedSetPlan(market, seller.vendor.id, { planType, planExpiresAt: null });
  await setPlan("basic");
  await expectShown(false);
  await vendor.reload();
  await expect(card.getByText(say("promotionsManage:featured.locked"))).toBeVisible();
  await setPlan("premium");
  await expectShown(true);
  await vendor.reload();
  await expect(box).toBeChecked();

  await box.uncheck();
  await save(false);
  await expectShown(false);
});
