import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { untilAlive } from "./support/until-alive.ts";
import { wordsOf } from "./support/words.ts";

const titles = { en: "You are offline", es: "No tienes conexión", pt: "Você está sem conexão" } as const;
const actions = { en: "Try Again", es: "Intentar de nuevo", pt: "Tentar novamente" } as const;

for (const language of ["en", "es", "pt"] as const)
  test(`without a connection a page says so and comes back by itself or at a press (${language})`, async ({
    page,
    context,
  }) => {
    const say = wordsOf(language);
    await page.goto(`/help?lang=${language}`);
    await untilAlive(page);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== "activated")
        await new Promise((done) => active?.addEventListener("statechange", done, { once: true }));
    });
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

    await context.setOffline(true);
    await expect(page.getByRole("status").filter({ hasText: say("words:offline") })).toBeVisible();
    await page.goto("/products");
    await expect(page.getByRole("heading", { level: 1, name: titles[language] })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectAccessible(page);
    await page.getByRole("button", { name: actions[language] }).click();
    await expect(page.getByRole("heading", { level: 1, name: titles[language] })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: say("search:list.title") })).toBeVisible();
    // Pages show prices and persons, so none is kept.
    expect(await page.evaluate(() => caches.keys())).toEqual(["cafeto-assets-v1"]);
  });
