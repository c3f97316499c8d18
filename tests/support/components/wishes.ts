import type { WishlistItem } from "#domains/wishlist/contract.ts";
import type { Answers } from "./answer-api.ts";
import { idOf } from "./ids.ts";

/** An entry of a wishlist; the higher the number, the longer ago it was added. */
export function wishOf(number: number, name: string, more: Partial<WishlistItem> = {}): WishlistItem {
  return {
    id: idOf(100 + number),
    productId: idOf(number),
    vendorId: idOf(90),
    name,
    priceCents: 1_890,
    imageUrl: "/images/huila.webp",
    vendorName: "La Loma",
    isAvailable: true,
    stockQuantity: 9,
    addedAt: `2026-10-${String(28 - number).padStart(2, "0")}T00:00:00.000Z`,
    ...more,
  };
}

/** Answers of a server that stores these wishes, and what it stores now. */
export function wishlistOf(known: readonly WishlistItem[], stored: readonly WishlistItem[] = known) {
  let items = [...stored];
  const view = () => ({ items });
  const answers: NonNullable<Answers["wishlist"]> = {
    listWishlist: view,
    addToWishlist({ productId }) {
      items = [known.find((wish) => wish.productId === productId)!, ...items];
      return view();
    },
    addBackToWishlist({ entries }) {
      const back = entries.map((entry) => known.find(({ productId }) => productId === entry.productId)!);
      items = [...items, ...back].sort((a, b) => b.addedAt.localeCompare(a.addedAt));
      return view();
    },
    removeFromWishlist({ productId }) {
      items = items.filter((wish) => wish.productId !== productId);
      return view();
    },
    clearWishlist() {
      items = [];
      return view();
    },
  };
  return { answers: { wishlist: answers }, stored: () => items.map(({ name }) => name) };
}
