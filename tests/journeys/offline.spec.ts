import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test("without a connection a page says so, in its own language, and comes back by itself or at a press", async ({
  page,
  context,
}) => {
  const say = wordsOf("pt");
  await page.goto("/help?lang=pt");
  await untilHydrated(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
  });
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: say("words:offline") })).toBeVisible();
  await page.goto("/products");
  await expect(page.getByRole("heading", { level: 1, name: "Você está sem conexão" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tentar novamente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Você está sem conexão" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: say("search:list.title") })).toBeVisible();
  // Pages show prices and persons, so none is kept.
  expect(await page.evaluate(() => caches.keys())).toEqual(["cafeto-assets-v1"]);
});
