import { expect, type Page, test } from "@playwright/test";
import { addShown, expectAccessibleByDayAndNight, type Shown } from "./support/goods.ts";
import { askMarket } from "./support/market.ts";
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
const listOf = (goods: Shown[]) => JSON.stringify({ version: 1, value: goods.map(({ id }) => id) });
const stored = (page: Page) =>
  page.evaluate(
    (name) => (JSON.parse(localStorage.getItem(name) ?? "{}") as { value?: string[] }).value,
    key,
  );
const addAll = (count: number) => Promise.all(Array.from({ length: count }, () => addShown()));

for (const { language, locale, width, height } of [
  { language: "en", locale: "en-US", width: 1280, height: 900 },
  { language: "pt", locale: "pt-BR", width: 360, height: 740 },
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    const say = wordsOf(language);
    test.use({ locale, viewport: { width, height } });
    const removal = (page: Page, { name }: Shown) =>
      page.getByRole("button", { name: say("catalogue:compare.remove", { name }) });

    test("up to four, and no fifth; only differences; by keyboard alone", async ({ page }) => {
      const goods = await addAll(5);
      await askMarket("update products set price_usd = price_usd + 1, process = 'natural' where id = $1", [
        goods[0]!.id,
      ]);
      await keep(page, listOf(goods.slice(0, 3)));
      const scales = ({ name }: Shown) =>
        page.getByRole("button", { name: say("catalogue:compare.add", { name }), exact: true });
      const press = async (product: Shown) => {
        await page.goto(`/products/${product.id}`);
        await tabTo(page, scales(product));
        await page.keyboard.press("Enter");
      };
      await press(goods[3]!);
      await expect(page.getByText(say("catalogue:compare.added"))).toBeVisible();
      await expect(scales(goods[3]!)).toHaveAttribute("aria-pressed", "true");
      await press(goods[4]!);
      await expect(page.getByText(say("catalogue:compare.limitTitle"))).toBeVisible();
      await expect(page.getByText(say("catalogue:compare.limitText"))).toBeVisible();
      await expect(scales(goods[4]!)).toHaveAttribute("aria-pressed", "false");

      await page.goto("/compare");
      await expect(page.getByRole("columnheader")).toHaveCount(5);
      const row = (name: string) =>
        page.getByRole("rowheader", { name: say(`catalogue:fact.${name}`), exact: true });
      await expect(row("variety")).toBeVisible();
      await tabTo(page, page.getByRole("button", { name: say("catalogue:compare.onlyDifferences") }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/differences=1/);
      await expect(row("variety")).toHaveCount(0);
      await expect(row("process")).toBeVisible();
      await expectAccessibleByDayAndNight(page);
      await page.reload();
      await expect(row("variety")).toHaveCount(0);

      await tabTo(page, removal(page, goods[3]!));
      await page.keyboard.press("Enter");
      await expect(removal(page, goods[3]!)).toHaveCount(0);
      await expect(removal(page, goods[2]!)).toBeFocused();
      await page.keyboard.press("Alt+t");
      await tabTo(page, page.getByRole("button", { name: say("catalogue:compare.undo") }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("columnheader")).toHaveCount(5);
    });

    test("somebody's link is looked at, taken from and kept; one's own list stays until then", async ({
      page,
    }) => {
      const [own, first, second] = await addAll(3);
      await keep(page, listOf([own!]));
      await page.goto(`/compare?ids=${first!.id},${second!.id},not-an-id`);
      await expect(page.getByText(say("catalogue:compare.shared"))).toBeVisible();
      await expect(page.getByRole("columnheader")).toHaveCount(3);
      expect(await stored(page)).toEqual([own!.id]);
      await expectAccessibleByDayAndNight(page);

      const taking = page.getByRole("button", {
        name: say("catalogue:compare.addToMine", { name: first!.name }),
      });
      await tabTo(page, taking);
      await page.keyboard.press("Enter");
      await expect(page.getByText(say("catalogue:compare.added"))).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.getByText(say("catalogue:compare.duplicateTitle"))).toBeVisible();
      await expect(page.getByText(say("catalogue:compare.duplicateText"))).toBeVisible();
      expect(await stored(page)).toEqual([own!.id, first!.id]);

      await tabTo(page, page.getByRole("button", { name: say("catalogue:compare.keep") }), "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByText(say("catalogue:compare.shared"))).toHaveCount(0);
      await expect(page).toHaveURL(/\/compare$/);
      expect(await stored(page)).toEqual([first!.id, second!.id]);
    });
  });
}

test.describe("in particular", () => {
  const say = wordsOf("es");
  test.use({ locale: "es-MX", viewport: { width: 767, height: 900 } });

  test("a damaged list starts anew without a word", async ({ page }) => {
    const damages = ["{not json", '{"version":1,"value":["<b>","x"]}', '{"version":9,"value":[]}'];
    await page.goto("/compare");
    for (const damage of damages) {
      await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, damage]);
      await page.reload();
      await expect(page.getByText(say("catalogue:compare.empty"))).toBeVisible();
      expect(await stored(page)).toEqual([]);
    }
    await expect(
      page.getByRole("region", { name: say("ui:notifications") }).getByRole("listitem"),
    ).toHaveCount(0);
  });

  test("what is no longer sold is said, and a failure can be tried again", async ({ page }) => {
    const [held, gone] = await addAll(2);
    await askMarket("update products set is_active = false where id = $1", [gone!.id]);
    await keep(page, listOf([held!, gone!]));
    await page.route("**/api/products/*", (route) => route.abort());
    await page.goto("/compare");
    await expect(page.getByText(say("catalogue:compare.error"))).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    await page.unroute("**/api/products/*");
    await page.getByRole("button", { name: say("ui:tryAgain") }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await expect(page.getByText(say("catalogue:compare.gone_one", { count: 1 }))).toBeVisible();
  });
});
