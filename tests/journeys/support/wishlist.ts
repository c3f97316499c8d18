import { type BrowserContext, expect, type Page } from "@playwright/test";
import { askMarket } from "./market.ts";
import type { Shopper } from "./people.ts";
import type { Say } from "./words.ts";

export type Good = { id: string; name: string };

/** Products on sale with stock, other ones each time: journeys run beside each other. */
export function pickGoods(count: number): Promise<Good[]> {
  return askMarket<Good>(
    `select p.id, p.name from products p join vendors v on v.id = p.vendor_id join stock s on s.product_id = p.id
     where p.is_active and p.is_approved and v.is_approved and s.stock_quantity - s.held_quantity > 12
     order by random() limit $1`,
    [count],
  );
}

/** Puts products on a person's list, the first as the newest; all of them since the person came. */
export async function store(person: Shopper, goods: Good[]): Promise<void> {
  await askMarket(
    `insert into wishlist (user_id, product_id, created_at)
     select $1, id, now() - interval '1 millisecond' * place from unnest($2::uuid[]) with ordinality as wish (id, place)`,
    [person.id, goods.map((product) => product.id)],
  );
}

export async function storedOf(person: Shopper): Promise<string[]> {
  const rows = await askMarket<{ id: string }>(
    "select product_id as id from wishlist where user_id = $1 order by created_at desc",
    [person.id],
  );
  return rows.map((row) => row.id);
}

export async function openTabs(device: BrowserContext, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  while (pages.length < count) pages.push(await device.newPage());
  return pages;
}

export async function openList(page: Page, say: Say): Promise<void> {
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: say("wishlist:title") })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

export const heart = (page: Page, say: Say, { name }: Good) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say("wishlist:heart", { name }), exact: true })
    .first();
export const removal = (page: Page, say: Say, { name }: Good) =>
  page.getByRole("button", { name: say("wishlist:remove", { name }), exact: true });
export const cardOf = (page: Page, { name }: Good) =>
  page.getByRole("main").getByRole("link", { name, exact: true });

/** The header's heart on a wide screen, the drawer's line on a small one. */
export async function expectCount(page: Page, say: Say, count: number): Promise<void> {
  if (page.viewportSize()!.width >= 1024) {
    await expect(page.getByRole("link", { name: say("words:header.wishlist_one", { count }) })).toBeVisible();
    return;
  }
  await page.getByRole("button", { name: say("words:header.openMenu") }).click();
  const line = page
    .getByRole("dialog")
    .getByRole("link", { name: `${say("words:nav.wishlist")} ${say("wishlist:count_one", { count })}` });
  await expect(line.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

export async function clearList(page: Page, say: Say): Promise<void> {
  await page.getByRole("button", { name: say("wishlist:clear") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("wishlist:clear") })
    .click();
}

export async function expectFailure(page: Page, say: Say, text: string): Promise<void> {
  const notice = page.getByRole("listitem").filter({ hasText: say(`wishlist:${text}`) });
  await expect(notice).toContainText(say("wishlist:errorTitle"));
}

/** What the toasts of a page say, line by line. */
export const toastsOf = (page: Page) =>
  page.locator("[data-sonner-toast] [data-content] > div").allTextContents();

export async function tabTo(page: Page, target: ReturnType<Page["locator"]>, key = "Tab"): Promise<void> {
  for (let press = 0; press < 80; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}`);
}
