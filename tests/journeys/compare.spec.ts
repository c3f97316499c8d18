import { expect, type Page, test } from "@playwright/test";
import { addGood, addGoods, expectAccessibleByDayAndNight, type Good } from "./support/goods.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { tabTo } from "./support/wishlist.ts";
import { wordsOf } from "./support/words.ts";

const key = "coffee-compare";

/** What this browser compares, as it keeps it. */
const keep = (page: Page, stored: string) =>
  page.addInitScript(
    ([name, value]) => {
      if (!sessionStorage.getItem("kept")) localStorage.setItem(name!, value!);
      sessionStorage.setItem("kept", "1");
    },
    [key, stored],
  );
const listOf = (goods: Good[]) => JSON.stringify({ version: 1, value: goods.map(({ id }) => id) });
const stored = (page: Page) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? "{}") as { value?: string[] }).value,
    key,
  );
test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const removal = (page: Page, { name }: Good) =>
  page.getByRole("button", { name: say("compare:remove", { name }) });

test("up to four, and no fifth; only differences; by keyboard alone", async ({ page }) => {
  const others = await addGoods(4);
  const natural = await addGood(others[0]!.seller, { priceCents: 1_600, process: "natural" });
  const goods = [natural, ...others];
  await keep(page, listOf(goods.slice(0, 3)));
  const scales = ({ name }: Good) =>
    page.getByRole("button", { name: say("compare:add", { name }), exact: true });
  const press = async (product: Good) => {
    await page.goto(`/products/${product.id}`);
    await tabTo(page, scales(product));
    await page.keyboard.press("Enter");
  };
  await press(goods[3]!);
  await expect(page.getByText(say("compare:added"))).toBeVisible();
  await expect(scales(goods[3]!)).toHaveAttribute("aria-pressed", "true");
  await press(goods[4]!);
  await expect(page.getByText(say("compare:limitTitle"))).toBeVisible();
  await expect(page.getByText(say("compare:limitText"))).toBeVisible();
  await expect(scales(goods[4]!)).toHaveAttribute("aria-pressed", "false");

  await page.goto("/compare");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  const row = (name: string) =>
    page.getByRole("rowheader", { name: say(`catalogue:fact.${name}`), exact: true });
  await expect(row("variety")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: say("compare:onlyDifferences") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/differences=1/);
  await expect(row("variety")).toHaveCount(0);
  await expect(row("process")).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.reload();
  await untilHydrated(page);
  await expect(row("variety")).toHaveCount(0);

  await tabTo(page, removal(page, goods[3]!));
  await page.keyboard.press("Enter");
  await expect(removal(page, goods[3]!)).toHaveCount(0);
  await expect(removal(page, goods[2]!)).toBeFocused();
  await page.keyboard.press("Alt+t");
  await tabTo(page, page.getByRole("button", { name: say("compare:undo") }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
});

test("somebody's link is looked at, taken from and kept; one's own list stays until then", async ({
  page,
}) => {
  const [own, first, second] = await addGoods(3);
  await keep(page, listOf([own!]));
  await page.goto(`/compare?ids=${first!.id},${second!.id},not-an-id`);
  await expect(page.getByText(say("compare:shared"))).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  expect(await stored(page)).toEqual([own!.id]);
  await expectAccessibleByDayAndNight(page);

  const taking = page.getByRole("button", {
    name: say("compare:addToMine", { name: first!.name }),
  });
  await tabTo(page, taking);
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("compare:added"))).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("compare:duplicateTitle"))).toBeVisible();
  await expect(page.getByText(say("compare:duplicateText"))).toBeVisible();
  expect(await stored(page)).toEqual([own!.id, first!.id]);

  await tabTo(page, page.getByRole("button", { name: say("compare:keep") }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("compare:shared"))).toHaveCount(0);
  await expect(page).toHaveURL(/\/compare$/);
  expect(await stored(page)).toEqual([first!.id, second!.id]);
});
