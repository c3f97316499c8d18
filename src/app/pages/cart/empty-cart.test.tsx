import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import { goods, leaveCart } from "../../../../tests/support/components/cart.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { productOf } from "../../../../tests/support/components/products.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { EmptyCart } from "./empty-cart.tsx";

const empty = (
  <WishlistProvider>
    <EmptyCart popular={[productOf(1), productOf(2)]} />
  </WishlistProvider>
);

test("an empty cart shows what others buy, and the way to the market", async () => {
  leaveCart([]);
  render(empty);
  expect(screen.getByRole("link", { name: "Start Shopping" }).getAttribute("href")).toBe("/products");
  expect(screen.getByRole("heading", { name: "Popular right now" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Coffee 2/ })).toBeTruthy();
  await expectAccessible();
});

test("wished products come first, without those that are sold out", async () => {
  leaveCart([]);
  const wishes = [3, 4].map((n) => ({
    id: productOf(50 + n).id,
    productId: productOf(n).id,
    vendorId: productOf(n).vendor.id,
    name: `Coffee ${n}`,
    priceCents: 1_000,
    imageUrl: "/images/huila.webp",
    vendorName: "La Loma",
    isAvailable: true,
    stockQuantity: n === 3 ? 5 : 0,
    addedAt: "2026-10-01T00:00:00.000Z",
  }));
  render(empty, {
    session: buyerSession(),
    answers: {
      wishlist: { listWishlist: () => ({ items: wishes }) },
      catalogue: {
        listProductsByIds: ({ ids }) => ({
          items: [3, 4].map((n) => productOf(n)).filter(({ id }) => ids.includes(id)),
        }),
      },
    },
  });
  expect(await screen.findByRole("heading", { name: "From your wishlist" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /Coffee 3/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Coffee 4/ })).toBeNull();
});

test("what is saved for later is pointed at instead of ideas", () => {
  leaveCart([], [goods[0]]);
  render(empty);
  expect(screen.getByText("Your saved items are below.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Popular right now" })).toBeNull();
});
