import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#client/query-client.ts";
import { forgetPerson } from "#client/session-storage-keys.ts";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { productCard } from "../../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../../tests/support/components/sessions.ts";
import { rememberProduct } from "./recent-products.ts";
import { RecentlyViewed } from "./recently-viewed.tsx";

const id = (last: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f${String(last).padStart(4, "0")}`;
const onSale = new Set<string>();
const asked = vi.fn();
const answers = {
  catalogue: {
    listProductsByIds: ({ ids }: { ids: string[] }) => {
      asked(ids);
      const items = ids.filter((one) => onSale.has(one));
      return {
        items: items.map((one) => ({ ...productCard, id: one, name: `Lot ${Number(one.slice(-4))}` })),
      };
    },
  },
};

beforeEach(() => {
  asked.mockClear();
  onSale.clear();
  for (let n = 1; n <= 15; n++) onSale.add(id(n));
  // As far below the window as a page's end usually is.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 1_500 } as DOMRect);
});

const show = (productId?: string, session?: ReturnType<typeof buyerSession>) =>
  render(
    <WishlistProvider>
      <RecentlyViewed productId={productId} />
    </WishlistProvider>,
    { answers: answers as never, ...(session ? { session } : {}) },
  );
const names = () => screen.queryAllByRole("heading", { level: 3 }).map((one) => one.textContent);

test("the last twelve, the newest first, without the page's own and without what is no longer sold", async () => {
  for (let n = 1; n <= 15; n++) rememberProduct(id(n), null);
  onSale.delete(id(10));
  show(id(14));
  expect(await screen.findByRole("link", { name: "Lot 15" })).toBeTruthy();
  expect(names()).toEqual([15, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3].map((n) => `Lot ${n}`));
  await expectAccessible();
});

test("nothing is asked for far from it, and what is in the window does not move before the page is scrolled", async () => {
  rememberProduct(id(1), null);
  const place = vi.mocked(Element.prototype.getBoundingClientRect);
  place.mockReturnValue({ top: 9_000 } as DOMRect);
  show();
  fireEvent.scroll(window);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  place.mockReturnValue({ top: 100 } as DOMRect);
  fireEvent.scroll(window);
  expect(await screen.findByRole("link", { name: "Lot 1" })).toBeTruthy();
});

test("the list can be cleared, and then nothing is left of it", async () => {
  rememberProduct(id(1), null);
  const { user } = show();
  await screen.findByRole("link", { name: "Lot 1" });
  await user.click(screen.getByRole("button", { name: "Clear this list" }));
  expect(screen.queryByRole("heading", { name: "Recently viewed" })).toBeNull();
  expect(JSON.parse(localStorage.getItem("recent-products")!).value.ids).toEqual([]);
});

test("a visitor's come along at sign-in; a user's are shown to no one else", async () => {
  const session = buyerSession();
  rememberProduct(id(1), null);
  rememberProduct(id(2), session.userId);
  show(undefined, session);
  await screen.findByRole("link", { name: "Lot 2" });
  expect(names()).toEqual(["Lot 2", "Lot 1"]);
});

test("a visitor sees nothing of a user whose session ended, and begins a list of their own", async () => {
  rememberProduct(id(1), buyerSession().userId);
  show(id(2));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem("recent-products")!).value.ids).toEqual([id(2)]),
  );
  expect(screen.queryByRole("heading")).toBeNull();
});

test("signing out forgets them", () => {
  rememberProduct(id(1), buyerSession().userId);
  act(() => forgetPerson(createQueryClient()));
  expect(localStorage.getItem("recent-products")).toBeNull();
});
