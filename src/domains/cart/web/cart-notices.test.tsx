import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { goods, leaveCart, storedCart } from "../../../../tests/support/components/cart.ts";
import { countToasts, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { AddToCartButton } from "./add-to-cart-button.tsx";
import { CartNotices } from "./cart-notices.tsx";
import { useCart } from "./cart-store.ts";

const [huila] = goods;

function Count() {
  return <output>{useCart().itemCount} in the cart</output>;
}

function page(stockQuantity = 2) {
  return (
    <>
      <CartNotices />
      <Count />
      <AddToCartButton product={{ ...huila, id: huila.productId, stockQuantity }} />
    </>
  );
}

const plus = () => screen.getByRole<HTMLButtonElement>("button", { name: "Add Huila Dawn to the cart" });
const recordCartAdd = vi.fn(() => ({}));
const answers = { analytics: { recordCartAdd } } as never;

test("a corrupted cart is reset and said", async () => {
  leaveCart([huila]);
  render(page());
  expect(screen.getByText("1 in the cart")).toBeTruthy();
  localStorage.setItem("coffee-cart", '{"version":2,"value":{"lines":7}}');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "coffee-cart" })));
  const toast = await findToast("Cart Restored");
  expect(toast.getByText("Your cart data was corrupted and has been reset")).toBeTruthy();
  expect(screen.getByText("0 in the cart")).toBeTruthy();
  expect(storedCart()).toEqual([]);
});

test("a full storage is said, and the cart goes on", async () => {
  leaveCart([]);
  const { user } = render(page(), { answers });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await user.click(plus());
  const toast = await findToast("Storage Full");
  expect(toast.getByText("Unable to save cart. Please clear browser storage.")).toBeTruthy();
  expect(countToasts()).toBe(1);
  expect(screen.getByText("1 in the cart")).toBeTruthy();
});

test("what was added is said with a way to the cart, up to the stock", async () => {
  leaveCart([]);
  recordCartAdd.mockClear();
  const { user, address } = render(page(), { answers });
  await user.click(plus());
  const toast = await findToast("Added to cart");
  expect(toast.getByText("1 × Huila Dawn")).toBeTruthy();
  await user.click(plus());
  expect(storedCart()).toEqual([["Huila Dawn", 2]]);
  expect(recordCartAdd).toHaveBeenCalledWith({ productId: huila.productId });
  await user.click(plus());
  expect((await findToast("Stock limit reached")).getByText("Only 2 units available")).toBeTruthy();
  expect(storedCart()).toEqual([["Huila Dawn", 2]]);
  await user.click((await findToast("Added to cart")).getByRole("button", { name: "View cart" }));
  expect(address()).toBe("/cart");
});

test("what is sold out can't be pressed", async () => {
  leaveCart([]);
  const { user } = render(page(0));
  expect(plus().disabled).toBe(true);
  await user.click(plus());
  expect(storedCart()).toEqual([]);
  expect(countToasts()).toBe(0);
});

test("another tab's change shows here", () => {
  leaveCart([]);
  render(page());
  leaveCart([huila]);
  const stored = localStorage.getItem("coffee-cart")!;
  act(() => leaveCart([]));
  localStorage.setItem("coffee-cart", stored);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "coffee-cart" })));
  expect(screen.getByText("1 in the cart")).toBeTruthy();
});
