import { demoAccounts } from "@cafeto/demo-market/demo-accounts";
import { expect, mergeTests } from "@playwright/test";
import { card, expectNumbers, heading, tab, tabs, watchConsole } from "./support/dashboard.ts";
import { favoritesOf, numbersOf, purchasesOf } from "./support/dashboard-people.ts";
import { test as people } from "./support/people.ts";
import { test as withCookies } from "./support/signed-in.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const test = mergeTests(people, withCookies);

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("each tab shows the texts, and what the market's database says", async ({ page, context, cookies }) => {
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
  await expect(page.getByRole("heading", { level: 2, name: say("accounts:settings.title") })).toBeVisible();
  await expect(page.getByLabel(say("accounts:fields.fullName"))).toHaveValue(fullName);
  const fixed = page.getByLabel(say("accounts:fields.email"), { exact: true });
  await expect(fixed).toBeDisabled();
  await expect(fixed).toHaveValue(email);
  await expect(fixed).toHaveAccessibleDescription(say("accounts:settings.emailFixed"));
  expect(problems).toEqual([]);
});

test("by keyboard alone through the tabs, which stand in the address", async ({ page, context, cookies }) => {
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
  await untilHydrated(page);
  await expect(tab(page, say, "profile")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await page.goto("/dashboard?tab=no-such-tab");
  await expect(tab(page, say, "overview")).toHaveAttribute("aria-selected", "true");
});
