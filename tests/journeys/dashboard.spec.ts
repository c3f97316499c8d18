import { expect, mergeTests } from "@playwright/test";
import { demoAccounts } from "../../seeds/market/demo-accounts.ts";
import {
  card,
  expectNumbers,
  expectToast,
  heading,
  removal,
  settings,
  stat,
  tab,
  tabs,
  watchConsole,
} from "./support/dashboard.ts";
import { addFavorites, favoritesOf, numbersOf, purchasesOf } from "./support/dashboard-people.ts";
import { addShopper, test as people } from "./support/people.ts";
import { test as withCookies } from "./support/signed-in.ts";
import { wordsOf } from "./support/words.ts";

const test = mergeTests(people, withCookies);

for (const { language, locale, width, height } of settings) {
  test.describe(`${language} at ${width} px`, () => {
    const say = wordsOf(language);
    test.use({ locale, viewport: { width, height } });

    test("each tab shows the texts, and what the market's database says", async ({
      page,
      context,
      cookies,
    }) => {
      const { email, fullName } = demoAccounts.buyer;
      await context.addCookies(cookies.buyer);
      const problems = watchConsole(page);
      await page.goto("/dashboard");
      await expect(heading(page, 1)).toHaveText(say("accounts:dashboard.welcome", { name: fullName }));
      const main = page.getByRole("main");
      await expect(main.getByText(email)).toBeVisible();
      await expect(main.getByText(/\w{3} \d{1,2}, \d{4}$/).first()).toBeVisible();
      await expect(
        main.getByRole("link", { name: say("accounts:dashboard.browse"), exact: true }),
      ).toHaveAttribute("href", "/products");
      await expect(
        main.getByRole("link", { name: say("accounts:dashboard.settings"), exact: true }),
      ).toHaveAttribute("href", "/profile/settings");
      await expect(main.getByRole("link", { name: say("accounts:dashboard.adminCard") })).toHaveCount(0);

      await expectNumbers(page, say, await numbersOf(email));
      const recent = card(page, say("orders:recent"));
      await expect(recent.getByRole("link", { name: /^\w{8}…$/ })).toHaveCount(3);
      for (const order of await purchasesOf(email, 3)) {
        const row = recent.locator("li").filter({ hasText: `${order.id.slice(0, 8)}…` });
        await expect(row).toContainText(say(`orders:status.${order.status}`));
        await expect(row).toContainText(order.total);
        for (const { quantity, name } of order.lines.slice(0, 4))
          await expect(row).toContainText(`${quantity} x ${name}`);
      }
      const favorites = await favoritesOf(email);
      const liked = card(page, say("accounts:dashboard.favoriteProducts"));
      await expect(liked.getByRole("listitem")).toHaveCount(3);
      for (const { name, company, price } of favorites.slice(0, 3))
        await expect(liked.getByRole("listitem").filter({ hasText: name })).toContainText(company + price);

      await recent.getByRole("link", { name: say("orders:viewAll") }).click();
      await expect(page).toHaveURL("/dashboard?tab=orders");
      await expect(page.getByRole("heading", { name: say("orders:history") })).toBeVisible();
      for (const order of await purchasesOf(email, 4)) {
        const one = page.getByRole("article", { name: `${order.id.slice(0, 8)}…` });
        await expect(one).toContainText(say(`orders:status.${order.status}`));
        await expect(one).toContainText(order.total);
        for (const line of order.lines) {
          const row = one.getByRole("listitem").filter({ hasText: line.name });
          await expect(row).toContainText(say("orders:qty", { quantity: line.quantity }));
          await expect(row).toContainText(line.total);
        }
      }
      await page.getByRole("link", { name: say("ui:nextPage") }).click();
      await expect(page).toHaveURL("/dashboard?tab=orders&page=2");
      const { orders } = await numbersOf(email);
      await expect(page.getByRole("article")).toHaveCount(Math.min(orders - 20, 20));

      await tab(page, say, "messages").click();
      await expect(page.getByPlaceholder(say("messaging:searchPlaceholder"))).toBeVisible();

      await tab(page, say, "favorites").click();
      await expect(
        page.getByRole("link", { name: say("accounts:dashboard.viewProductNamed", { name: "" }) }),
      ).toHaveCount(favorites.length);
      for (const { id, name } of favorites)
        await expect(
          page.getByRole("link", { name: say("accounts:dashboard.viewProductNamed", { name }) }),
        ).toHaveAttribute("href", `/products/${id}`);

      await tab(page, say, "profile").click();
      await expect(
        page.getByRole("heading", { level: 2, name: say("accounts:settings.title") }),
      ).toBeVisible();
      await expect(page.getByLabel(say("accounts:fields.fullName"))).toHaveValue(fullName);
      const fixed = page.getByLabel(say("accounts:fields.email"), { exact: true });
      await expect(fixed).toBeDisabled();
      await expect(fixed).toHaveValue(email);
      await expect(fixed).toHaveAccessibleDescription(say("accounts:settings.emailFixed"));
      expect(problems).toEqual([]);
    });

    test("a fresh buyer is told where to begin", async ({ signedIn }) => {
      const page = await (await signedIn(await addShopper())).newPage();
      await page.goto("/dashboard");
      await expectNumbers(page, say, { orders: 0, spent: "$0.00", favorites: 0, reviews: 0 });
      const recent = card(page, say("orders:recent"));
      await expect(recent).toContainText(say("orders:emptyTitle"));
      await expect(recent.getByRole("link", { name: say("orders:startShopping") })).toHaveAttribute(
        "href",
        "/products",
      );
      const liked = card(page, say("accounts:dashboard.favoriteProducts"));
      await expect(liked).toContainText(say("accounts:dashboard.noFavorites"));
      await expect(
        liked.getByRole("link", { name: say("accounts:dashboard.browseProducts") }),
      ).toHaveAttribute("href", "/products");
      for (const [name, text] of [
        ["orders", "orders:emptyTitle"],
        ["favorites", "accounts:dashboard.noFavorites"],
        ["messages", "messaging:emptyTitle"],
      ] as const) {
        await tab(page, say, name).click();
        await expect(page.getByRole("tabpanel").first()).toContainText(say(text));
      }
      await expect(page.getByText(say("ui:couldNotLoad"))).toHaveCount(0);
      await page.goto("/orders");
      await expect(page.getByRole("main")).toContainText(say("orders:emptyTitle"));
    });

    test("a favorite is removed, in the overview and on its tab; a failure says so and keeps it", async ({
      signedIn,
    }) => {
      const shopper = await addShopper();
      await addFavorites(shopper, 4);
      const goods = await favoritesOf(shopper.email);
      const page = await (await signedIn(shopper)).newPage();
      await page.goto("/dashboard");
      const liked = card(page, say("accounts:dashboard.favoriteProducts"));
      await expect(liked.getByRole("listitem")).toHaveCount(3);
      await expect(liked).not.toContainText(goods[3]!.name);
      await removal(page, say, goods[0]!.name).click();
      await expectToast(page, say("accounts:dashboard.removedTitle"), say("accounts:dashboard.removedText"));
      await expect(liked).not.toContainText(goods[0]!.name);
      await expect(liked).toContainText(goods[3]!.name);
      await expectNumbers(page, say, { favorites: 3 });

      await liked.getByRole("link", { name: say("accounts:dashboard.viewAllFavorites") }).click();
      await page.route("**/api/wishlist/**", (route) => route.abort());
      await removal(page, say, goods[1]!.name).click();
      await expectToast(page, say("errors:unknown.title"), say("accounts:dashboard.removeFailed"));
      await expect(removal(page, say, goods[1]!.name)).toBeVisible();
      await page.unroute("**/api/wishlist/**");

      for (const { name } of goods.slice(1)) {
        await removal(page, say, name).press("Enter");
        await expect(removal(page, say, name)).toHaveCount(0);
        await expect(page.locator(":focus")).toHaveText(say("accounts:dashboard.favorites"));
      }
      await expect(page.getByText(say("accounts:dashboard.noFavorites"))).toBeVisible();
      expect(await favoritesOf(shopper.email)).toEqual([]);
    });

    test("what fails to load is silent: '...', then nothing and 0, and a small Retry", async ({
      page,
      context,
      cookies,
    }) => {
      await context.addCookies(cookies.buyer);
      const logged: string[] = [];
      page.on("console", (message) => logged.push(message.text()));
      await page.goto("/contact");
      await page.waitForLoadState("networkidle");
      const asked = page.waitForRequest("**/api/orders/summary");
      for (const path of ["**/api/orders**", "**/api/orders/summary", "**/api/reviews/count"])
        await page.route(path, (route) => route.abort());
      await page.locator("a[href='/dashboard']:visible").first().click();
      await asked;
      await expect(stat(page, say("accounts:dashboard.totalOrders"))).toContainText("...");
      await expectNumbers(page, say, { orders: 0, spent: "$0.00", reviews: 0 });
      const recent = card(page, say("orders:recent"));
      await expect(recent).toContainText(say("orders:emptyTitle"));
      const retries = page.getByRole("button", { name: say("ui:retry") });
      await expect(retries).toHaveCount(2);
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      expect(logged.filter((text) => text.includes("TypeError")).length).toBeGreaterThan(0);

      await page.unrouteAll();
      await retries.first().click();
      await expectNumbers(page, say, await numbersOf(demoAccounts.buyer.email));
      await retries.click();
      await expect(recent.getByRole("link", { name: /^\w{8}…$/ })).toHaveCount(3);
      await expect(retries).toHaveCount(0);
    });

    test("by keyboard alone through the tabs, which stand in the address", async ({
      page,
      context,
      cookies,
    }) => {
      await context.addCookies(cookies.buyer);
      await page.goto("/dashboard");
      await page.waitForLoadState("networkidle");
      await tab(page, say, "overview").focus();
      for (const [index, name] of tabs.slice(1).entries()) {
        await page.keyboard.press("ArrowRight");
        await expect(tab(page, say, name)).toBeFocused();
        await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
        await expect(page).toHaveURL(`/dashboard?tab=${name}`);
        await expect(tab(page, say, name)).toHaveAttribute("aria-selected", "true");
        await expect(tab(page, say, name)).toBeInViewport({ ratio: 0.9 });
      }
      await page.reload();
      await expect(tab(page, say, "profile")).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Home");
      await page.goto("/dashboard?tab=no-such-tab");
      await expect(tab(page, say, "overview")).toHaveAttribute("aria-selected", "true");
    });
  });
}

test.describe("the other dashboards", () => {
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  // Each in a browser of their own: the first one's session may just be prolonged, cookie and all.
  test("a vendor's is one press away", async ({ page, context, cookies }) => {
    await context.addCookies(cookies.vendor);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Vendor Dashboard" })).toHaveAttribute(
      "href",
      "/vendor/dashboard",
    );
    await expect(main.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
  });

  test("an admin's is one press away", async ({ page, context, cookies }) => {
    await context.addCookies(cookies.admin);
    await page.goto("/dashboard");
    const link = page.getByRole("main").getByRole("link", { name: "Admin Dashboard" });
    await expect(link).toHaveAttribute("href", "/admin");
  });
});
