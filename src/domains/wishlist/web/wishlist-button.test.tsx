import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import type { WishlistItem } from "../contract.ts";
import { WishlistButton } from "./wishlist-button.tsx";
import { WishlistProvider } from "./wishlist-provider.tsx";

const wish: WishlistItem = {
  id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0002",
  productId: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0003",
  vendorId: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0004",
  name: "Huila Dawn",
  priceCents: 1_890,
  imageUrl: "/images/huila.webp",
  vendorName: "La Loma",
  isAvailable: true,
  stockQuantity: 9,
  addedAt: "2026-10-01T00:00:00.000Z",
};

const heart = (
  <WishlistProvider>
    <WishlistButton productId={wish.productId} name={wish.name} />
  </WishlistProvider>
);
const button = () => screen.findByRole("button", { name: "Save Huila Dawn to your wishlist" });

test("a press adds, says so, and a second press removes", async () => {
  const { user } = render(heart, {
    session: buyerSession(),
    answers: {
      wishlist: {
        listWishlist: () => ({ items: [] }),
        addToWishlist: () => ({ items: [wish] }),
        removeFromWishlist: () => ({ items: [] }),
      },
    },
  });
  await user.click(await button());
  expect(await button()).toHaveProperty("ariaPressed", "true");
  expect(await screen.findByText("Added to wishlist")).toBeTruthy();
  await expectAccessible();
  await user.click(await button());
  expect(await screen.findByText("Removed from wishlist")).toBeTruthy();
  expect(await button()).toHaveProperty("ariaPressed", "false");
});

test("what the server refuses goes back by itself, and is said", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { user } = render(heart, {
    session: buyerSession(),
    answers: { wishlist: { listWishlist: () => ({ items: [] }) } },
  });
  answerApi({
    wishlist: {
      addToWishlist: () => {
        throw refusal("WISHLIST_FULL");
      },
    },
  });
  await user.click(await button());
  expect(await screen.findByText(/wishlist is full/i)).toBeTruthy();
  expect(await button()).toHaveProperty("ariaPressed", "false");
});

test("a visitor is asked to sign in", async () => {
  const { user, address } = render(heart, { at: "/products?page=2" });
  await user.click(await button());
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(address()).toBe("/auth?from=%2Fproducts%3Fpage%3D2");
});
