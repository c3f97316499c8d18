import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CartNotices } from "#domains/cart/web/cart-notices.tsx";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import {
  countries,
  goods,
  leaveCart,
  pricedBy,
  storedCart,
} from "../../../../tests/support/components/cart.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import CartPage from "../cart.tsx";

const [huila, sidamo, cerrado] = goods;

function openCart(cart: NonNullable<Answers["cart"]> = { priceCart: pricedBy() }) {
  const props = { loaderData: { popular: [] } } as unknown as Parameters<typeof CartPage>[0];
  return render(
    <WishlistProvider>
      <CartPage {...props} />
      <CartNotices />
    </WishlistProvider>,
    { at: "/cart", answers: { cart, checkout: { listCountries: () => countries } } },
  );
}

const toCheckout = () => screen.findByRole("link", { name: "Proceed to Checkout" });
const rowOf = (name: string) =>
  within(screen.getByRole("link", { name }).closest<HTMLElement>("[data-cart-row]")!);

test("prices that can't be had leave the cart in sight, and can be asked for again", async () => {
  leaveCart([huila, sidamo]);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "info").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const { user } = openCart({
    priceCart: () => {
      throw refusal("BAD_REQUEST");
    },
  });
  expect(await screen.findByText("We couldn’t check prices and stock")).toBeTruthy();
  expect(rowOf("Sidamo Mist").getByText("$17.50 each")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Proceed to Checkout" })).toBeNull();
  await expectAccessible();
  answerApi({ cart: { priceCart: pricedBy() } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await toCheckout()).toBeTruthy();
});

test("emptying asks first, moves the focus to the title, and can be undone", async () => {
  leaveCart([huila, sidamo]);
  const { user } = openCart();
  await toCheckout();
  await user.click(screen.getByRole("button", { name: "Empty cart" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Empty your cart?" }));
  expect(storedCart()).toHaveLength(2);
  await user.click(dialog.getByRole("button", { name: "Empty cart" }));
  expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy();
  const heading = screen.getByRole("heading", { level: 1, name: "Cart" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const toast = await findToast("Cart emptied");
  await user.click(toast.getByRole("button", { name: "Undo" }));
  expect(storedCart()).toEqual([
    ["Huila Dawn", 1],
    ["Sidamo Mist", 2],
  ]);
  expect(await toCheckout()).toBeTruthy();
});

test("whoever does not want to empty it keeps all", async () => {
  leaveCart([huila]);
  const { user } = openCart();
  await toCheckout();
  await user.click(screen.getByRole("button", { name: "Empty cart" }));
  await screen.findByRole("alertdialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(storedCart()).toEqual([["Huila Dawn", 1]]);
});

test("a removed line says so, hands the focus to its neighbor, and can be put back in its place", async () => {
  leaveCart([huila, sidamo, cerrado]);
  const { user } = openCart();
  await toCheckout();
  await user.click(screen.getByRole("button", { name: "Remove Sidamo Mist from the cart" }));
  const next = screen.getByRole("link", { name: "Cerrado Gold" }).closest("[data-cart-row]");
  expect(document.activeElement).toBe(next);
  const toast = await findToast("Removed from cart");
  expect(toast.getByText("Sidamo Mist")).toBeTruthy();
  expect(storedCart().map(([name]) => name)).toEqual(["Huila Dawn", "Cerrado Gold"]);
  await user.click(toast.getByRole("button", { name: "Undo" }));
  expect(storedCart().map(([name]) => name)).toEqual(["Huila Dawn", "Sidamo Mist", "Cerrado Gold"]);
});

test("the sums follow the quantity, and more than the stock is refused and explained", async () => {
  leaveCart([{ ...huila, quantity: 8 }]);
  const { user } = openCart();
  expect(await screen.findByText("8 items, $120.00 in total.")).toBeTruthy();
  await expectAccessible();
  const more = rowOf("Huila Dawn").getByRole("button", { name: /increase|more|one more/i });
  await user.click(more);
  expect(await screen.findByText("9 items, $135.00 in total.")).toBeTruthy();
  await user.click(more);
  const toast = await findToast("Stock limit reached");
  expect(toast.getByText("Only 9 units available")).toBeTruthy();
  expect(storedCart()).toEqual([["Huila Dawn", 9]]);
});

test("saving for later takes a line out of the sum, and moving it back brings it in", async () => {
  leaveCart([huila, sidamo]);
  const { user } = openCart();
  await toCheckout();
  await user.click(screen.getByRole("button", { name: "Save for later: Sidamo Mist" }));
  const saved = within(await screen.findByRole("region", { name: /Saved for later/ }));
  expect(storedCart()).toEqual([["Huila Dawn", 1]]);
  expect(await saved.findByText("In stock")).toBeTruthy();
  await expectAccessible();
  await user.click(saved.getByRole("button", { name: /Move to cart/ }));
  expect(storedCart()).toEqual([
    ["Huila Dawn", 1],
    ["Sidamo Mist", 2],
  ]);
  const toast = await findToast("Added to cart");
  expect(toast.getByText("2 × Sidamo Mist")).toBeTruthy();
});

test("a problem blocks the checkout, is led to, and each can be solved", async () => {
  leaveCart([huila, { ...sidamo, quantity: 2 }]);
  const { user } = openCart({
    priceCart: (input) =>
      pricedBy(
        input.lines[1]?.quantity === 1
          ? {}
          : { "Sidamo Mist": { problem: "fewer_left", stockQuantity: 1, totalCents: 1_750 } },
      )(input),
  });
  expect(await screen.findByText("Only 1 left")).toBeTruthy();
  const checkout = screen.getByRole<HTMLButtonElement>("button", { name: "Proceed to Checkout" });
  expect(checkout.disabled).toBe(true);
  expect(screen.getByText("Fix the items marked below before you check out.")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Show the first one" }));
  expect(document.activeElement).toBe(
    screen.getByRole("link", { name: "Sidamo Mist" }).closest("[data-cart-row]"),
  );
  await user.click(screen.getByRole("button", { name: "Set to 1" }));
  expect(await toCheckout()).toBeTruthy();
});

test("a line above its vendor's own limit says so, and is set to the limit by one button", async () => {
  leaveCart([huila, { ...sidamo, quantity: 2 }]);
  const { user } = openCart({
    priceCart: (input) =>
      pricedBy(
        input.lines[1]?.quantity === 1
          ? {}
          : { "Sidamo Mist": { problem: "over_limit", mostUnits: 1, totalCents: 1_750 } },
      )(input),
  });
  expect(await screen.findByText("At most 1 per order")).toBeTruthy();
  const checkout = screen.getByRole<HTMLButtonElement>("button", { name: "Proceed to Checkout" });
  expect(checkout.disabled).toBe(true);
  expect(screen.getByText("Fix the items marked below before you check out.")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Set to 1" }));
  expect(await toCheckout()).toBeTruthy();
});

test("a higher price asks for consent, a lower one only tells", async () => {
  leaveCart([
    { ...huila, priceCents: 1_200 },
    { ...sidamo, priceCents: 1_900 },
  ]);
  const { user } = openCart({
    priceCart: (input) =>
      pricedBy({
        "Huila Dawn": { problem: input.lines[0]?.seenPriceCents === 1_500 ? null : "price_rose" },
        "Sidamo Mist": { problem: "price_fell" },
      })(input),
  });
  expect(await screen.findByText(/From \$12\.00 to \$15\.00\. Do you still want it\?/)).toBeTruthy();
  expect(screen.getByText(/From \$19\.00 to \$17\.50\. You pay the lower price\./)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Accept the new price" }));
  expect(await toCheckout()).toBeTruthy();
  expect(screen.queryByText(/Do you still want it/)).toBeNull();
});

test("what is sold out or away is not counted, and can be saved for later or removed", async () => {
  leaveCart([huila, sidamo]);
  const { user } = openCart({
    priceCart: pricedBy({
      "Huila Dawn": { problem: "sold_out", totalCents: 0, stockQuantity: 0 },
      "Sidamo Mist": { problem: "vendor_away", totalCents: 0, backOn: "2026-12-24" },
    }),
  });
  expect(await screen.findByText("Sold out")).toBeTruthy();
  expect(screen.getByText(/^Back on .*2026/)).toBeTruthy();
  expect(rowOf("Huila Dawn").queryByRole("spinbutton")).toBeNull();
  await user.click(rowOf("Huila Dawn").getByRole("button", { name: "Remove" }));
  expect(storedCart()).toEqual([["Sidamo Mist", 2]]);
  await user.click(rowOf("Sidamo Mist").getByRole("button", { name: "Save for later" }));
  expect(storedCart()).toEqual([]);
});
