import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyCart } from "#domains/cart/web/cart-state.ts";
import { cartStore } from "#domains/cart/web/cart-store.ts";
import type { ProductCard as Card, ProductDetail } from "#domains/catalogue/contract.ts";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { productCard, productDetail } from "../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductPurchase } from "./product-purchase.tsx";
import { ProductRelated } from "./product-related.tsx";

const listRelatedProducts = vi.fn((): { items: Card[] } => ({ items: [] }));
const recordCartAdd = vi.fn((_: unknown) => ({ counted: true }));
const draw = (element: React.ReactElement) =>
  render(<WishlistProvider>{element}</WishlistProvider>, {
    at: "/products/x",
    answers: {
      analytics: { recordCartAdd },
      catalogue: { listRelatedProducts },
    },
  });
const buy = (more: Partial<ProductDetail> = {}) =>
  draw(<ProductPurchase product={{ ...productDetail, ...more }} />);
const card = (more: Partial<Card> = {}) => draw(<ProductCard product={{ ...productCard, ...more }} />);
const add = () => screen.findByRole("button", { name: "Add to Cart" });
const more = () => screen.getByRole("button", { name: "Increase quantity of Huila Dawn" });
const held = () => cartStore.get().lines.map(({ name, quantity }) => [name, quantity]);

beforeEach(() => {
  cartStore.set(() => emptyCart);
  recordCartAdd.mockClear();
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("the chosen quantity goes into the cart, is said with a way there, and begins at one again", async () => {
  const { user, address } = buy();
  await user.click(more());
  await user.click(more());
  await user.click(await add());
  await waitFor(() => expect(held()).toEqual([["Huila Dawn", 3]]));
  expect(await screen.findByText("3 × Huila Dawn")).toBeTruthy();
  await waitFor(() => expect(recordCartAdd).toHaveBeenCalledWith({ productId: productDetail.id }));
  await expectAccessible();
  await user.click(await add());
  await waitFor(() => expect(held()).toEqual([["Huila Dawn", 4]]));
  await user.click(await screen.findByRole("button", { name: "View cart" }));
  expect(address()).toBe("/cart");
});

test("no more than the vendor sells in one order goes into the cart, and the page says how many that are", async () => {
  const { user } = buy({ mostUnits: 2 });
  expect(screen.getByText("At most 2 per order")).toBeTruthy();
  await user.click(more());
  await user.click(more());
  expect(await screen.findAllByText("At most 2 per order")).toHaveLength(2);
  await user.click(await add());
  await waitFor(() => expect(held()).toEqual([["Huila Dawn", 2]]));
  await user.click(await add());
  expect(held()).toEqual([["Huila Dawn", 2]]);
  await expectAccessible();
});

test("no more than the stock can be bought, counting what is in the cart", async () => {
  const { user } = buy({ stockQuantity: 2 });
  await user.click(more());
  await user.click(await add());
  await user.click(await add());
  expect(await screen.findByText("Stock limit reached")).toBeTruthy();
  expect(screen.getByText("Only 2 units available")).toBeTruthy();
  expect(held()).toEqual([["Huila Dawn", 2]]);
});

test.each([
  [{ stockQuantity: 0 }, "Sold out"],
  [{ backOn: "2026-12-24" }, "Back on Dec 24, 2026"],
] as [Partial<ProductDetail>, string][])("%o can't be bought, only kept in mind", (product, text) => {
  buy(product);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add to Cart" })).toBeNull();
  expect(screen.getByRole("button", { name: /Huila Dawn to your wishlist$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
});

test("a card is one link; its plus adds one unit", async () => {
  const { user } = card();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/products/${productCard.id}`,
  ]);
  expect(screen.getByText("Colombia · La Loma")).toBeTruthy();
  expect(screen.queryByText(/^Only/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add Huila Dawn to the cart" }));
  await waitFor(() => expect(held()).toEqual([["Huila Dawn", 1]]));
  await expectAccessible();
});

test.each([
  [{ stockQuantity: 5 }, "Only 5 left", false],
  [{ stockQuantity: 0 }, "Sold out", true],
  [{ backOn: "2026-12-24" }, "Back on Dec 24, 2026", true],
] as [Partial<Card>, string, boolean][])("a card of %o says so", (product, text, isClosed) => {
  card(product);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add Huila Dawn to the cart" })).toHaveProperty(
    "disabled",
    isClosed,
  );
});

test("the pictures are chosen by press and by arrow keys", async () => {
  const { user } = draw(<ProductGallery name="Huila Dawn" imageUrls={["/a.webp", "/b.webp", "/c.webp"]} />);
  const gallery = within(screen.getByRole("region", { name: "Pictures of Huila Dawn" }));
  const thumb = (n: number) => gallery.getByRole("button", { name: `Show picture ${n} of 3` });
  const chosen = () => [1, 2, 3].filter((n) => thumb(n).getAttribute("aria-pressed") === "true");
  expect(chosen()).toEqual([1]);
  await user.click(thumb(2));
  expect(chosen()).toEqual([2]);
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(thumb(3));
  await user.keyboard("{ArrowRight}");
  expect(chosen()).toEqual([3]);
  await user.keyboard("{Home}");
  expect(document.activeElement).toBe(thumb(1));
  // One of the large pictures is in the order of the keyboard: the chosen one.
  const large = (n: number) => gallery.getByRole("button", { name: `Enlarge: Huila Dawn, picture ${n}` });
  expect([1, 2, 3].map((n) => large(n).tabIndex)).toEqual([0, -1, -1]);
  large(1).focus();
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(large(3));
  expect(chosen()).toEqual([3]);
  await expectAccessible();
});

test("a single picture has nothing to choose", () => {
  draw(<ProductGallery name="Huila Dawn" imageUrls={["/a.webp"]} />);
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Enlarge: Huila Dawn",
  ]);
});

const related = (given: { items: Card[] } | null) =>
  draw(<ProductRelated productId={productCard.id} category="green-beans" related={given} />);

test("related products that fail can be tried again; four are shown", async () => {
  listRelatedProducts.mockImplementationOnce(() => {
    throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
  });
  const { user } = related(null);
  expect(await screen.findByText("We couldn’t load related products")).toBeTruthy();
  const items = [10, 11, 12, 13, 14].map((last) => ({
    ...productCard,
    id: productCard.id.replace(/..$/, String(last)),
    name: `Coffee ${last}`,
  }));
  answerApi({ catalogue: { listRelatedProducts: () => ({ items }) } });
  await user.click(screen.getByRole("button", { name: /try again|retry/i }));
  expect(await screen.findByRole("link", { name: "Coffee 13" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Coffee 14" })).toBeNull();
});

test("without related products, the category leads on", () => {
  related({ items: [] });
  expect(screen.getByText("No similar products yet")).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/categories/green-beans");
});
