import { type BrowserContext, expect, type Page } from "@playwright/test";
import { addToWishlist } from "#domains/wishlist/server/add-to-wishlist.ts";
import { listWishlist } from "#domains/wishlist/server/list-wishlist.ts";
import type { Good } from "./goods.ts";
import { contextOf, type Shopper } from "./people.ts";
import type { Say } from "./words.ts";

/** Puts products on a person's list, the first as the newest. */
export async function store(person: Shopper, goods: Good[]): Promise<void> {
  const ctx = await contextOf(person);
  for (const { id } of goods.toReversed()) await addToWishlist(ctx, { productId: id });
}

export async function storedOf(person: Shopper): Promise<string[]> {
  const { items } = await listWishlist(await contextOf(person));
  return items.map(({ productId }) => productId);
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

export async function expectFailure(page: Page, say: Say, text: string): Promise<void> {
  const notice = page.getByRole("listitem").filter({ hasText: say(`wishlist:${text}`) });
  await expect(notice).toContainText(say("wishlist:errorTitle"));
}

export async function tabTo(page: Page, target: ReturnType<Page["locator"]>, key = "Tab"): Promise<void> {
  for (let press = 0; press < 80; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}`);
}
