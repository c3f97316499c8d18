import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { WishlistItem } from "#domains/wishlist/contract.ts";
import en from "#i18n/languages/en.ts";
import { type Answers, answerApi } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { countToasts, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import DashboardPage from "../dashboard.tsx";

const idOf = (n: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f03${String(n).padStart(2, "0")}`;
const wishOf = (n: number): WishlistItem => ({
  id: idOf(n),
  productId: idOf(50 + n),
  vendorId: idOf(99),
  name: `Coffee ${n}`,
  priceCents: 1_890,
  imageUrl: "/images/huila.webp",
  vendorName: "La Loma",
  isAvailable: n !== 4,
  stockQuantity: 9,
  addedAt: "2026-10-01T00:00:00.000Z",
});
const order = {
  id: idOf(70),
  number: 1_234,
  status: "processing" as const,
  totalCents: 4_200,
  createdAt: "2026-10-01T00:00:00.000Z",
  lines: [],
  shipTo: { fullName: "Ada Reyes", city: "Portland", country: "US" },
  parcels: [],
};

const empty: Answers = {
  orders: {
    listOrders: () => ({ items: [], page: 1, pageSize: 10, total: 0 }),
    getOrderSummary: () => ({ orderCount: 0, spentCents: 0 }),
  },
  messaging: {
    countUnreadMessages: () => ({ count: 0 }),
    listConversations: () => ({ items: [], next: null }),
  },
  reviews: { countMyReviews: () => ({ count: 0 }) },
  wishlist: { listWishlist: () => ({ items: [] }) },
};

function open(answers: Answers = {}, { at = "/dashboard", session = buyerSession() } = {}) {
  answerApi(empty);
  return render(<DashboardPage />, { session, at, answers });
}

/** A wishlist whose removals answer as the server does. */
function keepingFavorites(count: number) {
  let items = Array.from({ length: count }, (_, index) => wishOf(index + 1));
  return {
    listWishlist: () => ({ items }),
    removeFromWishlist: ({ productId }: { productId: string }) => {
      items = items.filter((item) => item.productId !== productId);
      return { items };
    },
  };
}

/** The card whose heading or label is this. */
const card = (text: string) => {
  const [label] = screen.getAllByText(text).filter((one) => !one.closest("[role=tab]"));
  return label!.closest<HTMLElement>("[class*='rounded']")!;
};
const number = (label: string) => card(label).textContent!.replace(label, "");
const removal = (name: string) => screen.getByRole("button", { name: `Remove ${name} from favorites` });

test("a fresh buyer is told where to begin", async () => {
  const { user } = open();
  await waitFor(() => expect(number("Total Orders")).toBe("0"));
  expect(number("Total Spent")).toBe("$0.00");
  expect(number("Favorites")).toBe("0");
  expect(number("Reviews")).toBe("0");
  const panel = () => within(screen.getByRole("tabpanel"));
  expect(panel().getByRole("heading", { name: "No orders yet" })).toBeTruthy();
  expect(panel().getByRole("link", { name: "Start Shopping" }).getAttribute("href")).toBe("/products");
  expect(panel().getByRole("heading", { name: "No favorites yet" })).toBeTruthy();
  expect(panel().getByRole("link", { name: "Browse Products" }).getAttribute("href")).toBe("/products");
  await expectAccessible();
  for (const [name, text] of [
    ["Orders", "No orders yet"],
    ["Favorites", "No favorites yet"],
    ["Messages", "No conversations yet"],
  ] as const) {
    await user.click(screen.getByRole("tab", { name }));
    expect(await within(screen.getAllByRole("tabpanel")[0]!).findByText(text)).toBeTruthy();
  }
  expect(screen.queryByText("Some of this couldn’t be loaded.")).toBeNull();
});

test("a favorite is removed in the overview: said, counted, and the next moves up", async () => {
  const { user } = open({ wishlist: keepingFavorites(4) });
  await screen.findByRole("button", { name: "Remove Coffee 1 from favorites" });
  expect(screen.queryByText("Coffee 4")).toBeNull();
  await user.click(removal("Coffee 1"));
  const toast = await findToast("Removed from favorites");
  expect(toast.getByText("Product has been removed from your favorites.")).toBeTruthy();
  expect(screen.queryByText("Coffee 1")).toBeNull();
  expect(screen.getByText("Coffee 4")).toBeTruthy();
  expect(number("Favorites")).toBe("3");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Favorite Products" }));
  await user.click(screen.getByRole("link", { name: "View All Favorites" }));
  expect(screen.getByRole("tab", { name: "Favorites" }).ariaSelected).toBe("true");
});

test("a removal that fails says so and keeps the favorite", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const { user } = open({ wishlist: keepingFavorites(2) }, { at: "/dashboard?tab=favorites" });
  await screen.findByRole("button", { name: "Remove Coffee 2 from favorites" });
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await user.click(removal("Coffee 2"));
  const toast = await findToast(en.errors.unknown.title);
  expect(toast.getByText("Failed to remove product from favorites.")).toBeTruthy();
  expect(removal("Coffee 2")).toBeTruthy();
  expect(screen.getByRole("link", { name: "View Product: Coffee 2" })).toBeTruthy();
});

test("on their tab favorites are removed by keyboard, and the focus goes to the heading each time", async () => {
  const { user } = open({ wishlist: keepingFavorites(4) }, { at: "/dashboard?tab=favorites" });
  await screen.findByRole("button", { name: "Remove Coffee 4 from favorites" });
  expect(screen.getByText("Not available right now")).toBeTruthy();
  await expectAccessible();
  for (const name of ["Coffee 2", "Coffee 1", "Coffee 3", "Coffee 4"]) {
    removal(name).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "Favorites" })),
    );
  }
  expect(screen.getByRole("heading", { name: "No favorites yet" })).toBeTruthy();
});

test("what fails to load is silent: '...', then nothing and 0, and a small Retry", async () => {
  const logged = [];
  for (const level of ["error", "warn", "info"] as const)
    logged.push(vi.spyOn(console, level).mockReturnValue());
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { user } = open();
  expect(number("Total Orders")).toBe("...");
  await waitFor(() => expect(number("Total Orders")).toBe("0"));
  expect(number("Total Spent")).toBe("$0.00");
  expect(number("Reviews")).toBe("0");
  expect(screen.getByRole("heading", { name: "No orders yet" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Retry" })).toHaveLength(3);
  expect(countToasts()).toBe(0);
  expect(logged.flatMap(({ mock }) => mock.calls).some(([error]) => error instanceof TypeError)).toBe(true);
  await expectAccessible();

  lost.mockRestore();
  answerApi({
    orders: {
      getOrderSummary: () => ({ orderCount: 7, spentCents: 12_345 }),
      listOrders: () => ({ items: [order], page: 1, pageSize: 10, total: 1 }),
    },
    reviews: { countMyReviews: () => ({ count: 3 }) },
  });
  await user.click(screen.getAllByRole("button", { name: "Retry" })[0]!);
  await waitFor(() => expect(number("Total Orders")).toBe("7"));
  expect(number("Total Spent")).toBe("$123.45");
  await waitFor(() => expect(number("Reviews")).toBe("3"));
  expect(screen.getAllByRole("button", { name: "Retry" })).toHaveLength(2);
  await user.click(screen.getAllByRole("button", { name: "Retry" })[0]!);
  expect(await screen.findByRole("link", { name: /^\w{8}…$/ })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Retry" })).toHaveLength(1);
});

const vendor = {
  id: idOf(99),
  companyName: "La Loma",
  planType: "free",
  isApproved: true,
  teamRole: "owner" as const,
};
test.each<[string, Partial<SessionView>, string[]]>([
  ["a vendor's", { roles: ["buyer", "vendor"], vendor }, ["Vendor Dashboard → /vendor/dashboard"]],
  [
    "an enterprise vendor's",
    { roles: ["buyer", "vendor"], vendor: { ...vendor, planType: "enterprise" } },
    ["Enterprise Dashboard → /vendor/dashboard"],
  ],
  ["an admin's", { roles: ["buyer", "admin"] }, ["Admin Dashboard → /admin"]],
  ["no applicant's", { vendor: { ...vendor, isApproved: false } }, []],
  ["no buyer's", {}, []],
])("%s dashboard is one press away", (_, session, expected) => {
  open({}, { session: buyerSession(session) });
  const links = within(screen.getByRole("tabpanel")).queryAllByRole("link", { name: /Dashboard$/ });
  expect(links.map((link) => `${link.textContent} → ${link.getAttribute("href")}`)).toEqual(expected);
});

test("who has no name is greeted all the same", () => {
  open({}, { session: buyerSession({ fullName: "" }) });
  expect(screen.getByRole("heading", { level: 1, name: "Welcome back, Coffee Lover!" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/profile/settings");
});
