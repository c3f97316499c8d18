import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SessionView } from "#domains/accounts/contract.ts";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { goods, leaveCart } from "../../../../tests/support/components/cart.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { countToasts, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import ShopFrame from "../shop.tsx";

const vendor = {
  id: goods[0].productId,
  companyName: "La Loma",
  planType: "enterprise",
  isApproved: true,
  teamRole: "owner" as const,
};

function open({
  session,
  at = "/",
  answers = {},
}: {
  session?: SessionView;
  at?: string;
  answers?: Answers;
} = {}) {
  leaveCart([]);
  answerApi({
    wishlist: { listWishlist: () => ({ items: [] }), countWishlist: () => ({ count: 0 }) },
    cart: { getCart: () => ({ lines: [], revision: 1 }) },
  });
  return render(<ShopFrame />, { session, at, answers });
}

const banner = () => within(screen.getByRole("banner"));
const hrefs = (within: HTMLElement) =>
  [...within.querySelectorAll("a")].map((link) => link.getAttribute("href"));

async function openMenu(session: SessionView, answers: Answers = {}) {
  const drawn = open({ session, answers, at: "/products" });
  await drawn.user.click(banner().getByRole("button", { name: `Account menu: ${session.fullName}` }));
  return { ...drawn, menu: await screen.findByRole("menu") };
}

test("a visitor finds sign-in with the way back, and the numbers are in words", async () => {
  open({ at: "/products?sort=popular" });
  const signIn = banner().getByRole("link", { name: "Sign in" });
  expect(signIn.getAttribute("href")).toBe("/auth?from=%2Fproducts%3Fsort%3Dpopular");
  expect(banner().getByRole("link", { name: "Cart, 0 items" }).getAttribute("href")).toBe("/cart");
  act(() => leaveCart([{ ...goods[0], quantity: 1 }]));
  expect(banner().getByRole("link", { name: "Cart, 1 item" })).toBeTruthy();
  act(() => leaveCart(goods));
  expect(banner().getByRole("link", { name: "Cart, 6 items" })).toBeTruthy();
  await expectAccessible();
});

test("the header's category of this page is marked", () => {
  open({ at: "/products" });
  const nav = within(screen.getByRole("navigation", { name: "Coffee categories" }));
  const current = nav.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.textContent)).toEqual(["All Products"]);
});

test("an administrator who sells finds every dashboard in the account menu, in order", async () => {
  const session = buyerSession({ roles: ["buyer", "vendor", "admin"], vendor });
  const { menu, user } = await openMenu(session);
  expect(
    within(menu)
      .getAllByRole("menuitem")
      .map((item) => item.getAttribute("href")),
  ).toEqual([
    ...["/admin", "/vendor/dashboard", "/dashboard", "/profile/settings", "/orders", "/wishlist"],
    ...["/vendor-subscription", null],
  ]);
  expect(within(menu).getByText("ada@example.com")).toBeTruthy();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(within(menu).getAllByRole("menuitem")).toContain(document.activeElement);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(document.activeElement).toBe(banner().getByRole("button", { name: "Account menu: Ada Reyes" }));
});

test("signing out ends the session here, goes home and says so", async () => {
  const signOut = vi.fn(() => undefined);
  const { menu, user, address } = await openMenu(buyerSession(), { auth: { signOut } });
  await user.click(within(menu).getByRole("menuitem", { name: "Sign out" }));
  expect((await findToast("Signed out")).getByText("You have been signed out successfully")).toBeTruthy();
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: "local" });
  expect(address()).toBe("/");
});

test("a session that was over already counts as ended: the visitor's header shows", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const { menu, user } = await openMenu(buyerSession(), {
    auth: {
      signOut: () => {
        throw refusal("FORBIDDEN");
      },
    },
  });
  await user.click(within(menu).getByRole("menuitem", { name: "Sign out" }));
  expect(await findToast("Signed out")).toBeTruthy();
  expect(banner().getByRole("link", { name: "Sign in" })).toBeTruthy();
});

test("a server out of reach: one may still be signed in, and can try again", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const signOut = vi.fn(() => undefined);
  const { menu, user, address } = await openMenu(buyerSession(), { auth: { signOut } });
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await user.click(within(menu).getByRole("menuitem", { name: "Sign out" }));
  const toast = await findToast("You may still be signed in");
  expect(address()).toBe("/products");
  lost.mockRestore();
  await user.click(toast.getByRole("button", { name: "Try again" }));
  expect(await findToast("Signed out")).toBeTruthy();
  expect(signOut).toHaveBeenCalledOnce();
});

test("the small screen's menu opens as a dialog, holds the focus, and gives it back", async () => {
  const { user } = open();
  const button = banner().getByRole("button", { name: "Open menu" });
  await user.click(button);
  const drawer = await screen.findByRole("dialog", { name: /Menu/ });
  expect(drawer.contains(document.activeElement)).toBe(true);
  expect(hrefs(drawer)).toEqual(
    expect.arrayContaining(["/auth", "/vendor/register", "/", "/products", "/compare", "/wishlist", "/cart"]),
  );
  const english = within(drawer).getByRole("button", { name: "English" });
  expect(english.ariaPressed).toBe("true");
  await expectAccessible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("a link of the menu closes it, and signing out does too", async () => {
  const { user, address } = open({
    session: buyerSession(),
    answers: { auth: { signOut: () => undefined } },
  });
  await user.click(banner().getByRole("button", { name: "Open menu" }));
  const drawer = await screen.findByRole("dialog", { name: /Menu/ });
  await user.click(within(drawer).getByRole("link", { name: "My orders" }));
  expect(address()).toBe("/orders");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(banner().getByRole("button", { name: "Open menu" }));
  const again = await screen.findByRole("dialog", { name: /Menu/ });
  await user.click(within(again).getByRole("button", { name: "Sign out" }));
  expect(await findToast("Signed out")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("within the thumb's reach: five entries, of which one opens the categories", async () => {
  const { user, address } = open();
  const bar = within(screen.getByRole("navigation", { name: "Quick access" }));
  expect(bar.getAllByRole("listitem")).toHaveLength(5);
  expect(bar.getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBe("page");
  expect(bar.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/auth");
  await user.click(bar.getByRole("button", { name: "Categories" }));
  const sheet = await screen.findByRole("dialog", { name: "Choose a category" });
  expect(within(sheet).getAllByRole("link")).toHaveLength(6);
  await expectAccessible();
  await user.click(within(sheet).getByRole("link", { name: "All categories" }));
  expect(address()).toBe("/categories");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each(["/checkout", "/auth", "/admin", "/vendor/dashboard"])("%s needs the space of the bar", (at) => {
  open({ at });
  expect(screen.queryByRole("navigation", { name: "Quick access" })).toBeNull();
});

test("the language is chosen in a menu, and a signed-in person's mails follow", async () => {
  const setLanguage = vi.fn(({ language }: { language: "en" | "es" | "pt" }) => ({ language }));
  const { user } = open({ session: buyerSession(), answers: { auth: { setLanguage } } });
  await user.click(banner().getByRole("button", { name: /Language: English/ }));
  const menu = within(await screen.findByRole("menu"));
  expect(menu.getByRole("menuitemradio", { name: "English" }).ariaChecked).toBe("true");
  await user.click(menu.getByRole("menuitemradio", { name: "English" }));
  await waitFor(() => expect(setLanguage).toHaveBeenCalledExactlyOnceWith({ language: "en" }));
  expect(countToasts()).toBe(0);
});

test("the footer's outside links say that they open a new tab, and dead profiles are no links", () => {
  open();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getAllByRole("link", { name: /new tab/ }).map((link) => link.getAttribute("href"))).toEqual([
    "/vendor-terms",
    "/commission-policy",
  ]);
  expect(footer.getByText("Instagram").closest("a")).toBeNull();
});
