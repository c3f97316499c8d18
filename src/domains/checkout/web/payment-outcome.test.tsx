import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { cartStore } from "#domains/cart/web/cart-store.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { breakRequests, lostConnection } from "../../../../tests/support/components/break-requests.ts";
import { cartItem, fillCart, orderId } from "../../../../tests/support/components/checkout-samples.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { PaymentOutcome } from "./payment-outcome.tsx";

const other = { ...cartItem, productId: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0020", name: "Sidamo" };
const at = `/payment-success?order=${orderId}`;

function settle(state: "open" | "paid" | "cancelled" | "refunded", productIds: string[] = []) {
  return { orderId, orderNumber: 4_711, state, totalCents: 2_500, productIds };
}

/** The page of an order of this state. */
function show(state: Parameters<typeof settle>[0], productIds: string[] = []) {
  return render(<PaymentOutcome />, {
    at,
    session: buyerSession(),
    answers: {
      checkout: { settleSession: () => settle(state, productIds) },
      orders: { getOrder: () => Promise.reject(refusal("NOT_FOUND")) },
    },
  });
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  fillCart(cartItem, other);
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a purchase that can't be loaded says so, and shows once it can", async () => {
  const { mend } = breakRequests("/settle", lostConnection);
  const { user } = show("paid");
  await heading("Payment System Error");
  expect(screen.getByText("Error type: Network")).toBeTruthy();
  expect(
    screen.getByText(
      "If your card was charged, your order completes automatically. You don’t need to pay again.",
    ),
  ).toBeTruthy();
  expect(screen.getByText("3 of 3 retries left")).toBeTruthy();
  expect(screen.getByRole("link", { name: "My orders" }).getAttribute("href")).toBe("/orders");
  await expectAccessible();
  mend();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(document.activeElement).toBe(await heading("Thank you for your order"));
});

test("a paid order: its number, the total, and its products leave the cart, once", async () => {
  const { unmount } = show("paid", [cartItem.productId]);
  await heading("Thank you for your order");
  expect(screen.getByText("Order #4711")).toBeTruthy();
  expect(screen.getByText(/^We received your payment of \$25\.00\..*ada@example\.com\.$/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "View order" }).getAttribute("href")).toBe(`/orders/${orderId}`);
  expect(screen.getByRole("link", { name: "Continue shopping" }).getAttribute("href")).toBe("/products");
  await waitFor(() => expect(cartStore.get().lines.map(({ name }) => name)).toEqual(["Sidamo"]));
  await expectAccessible();
  // What is bought again since stays when the page is reloaded.
  unmount();
  fillCart(cartItem);
  show("paid", [cartItem.productId]);
  await heading("Thank you for your order");
  expect(cartStore.get().lines).toHaveLength(1);
});

test.each([
  ["cancelled", "This payment was canceled", "Go to cart", "/cart"],
  ["refunded", "Your money is on its way back", "View order", `/orders/${orderId}`],
] as const)("a %s purchase says so and leads on", async (state, title, label, path) => {
  show(state);
  await heading(title);
  expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(path);
  expect(cartStore.get().lines).toHaveLength(2);
});

test("without an order in the address there is none to show", async () => {
  render(<PaymentOutcome />, { at: "/payment-success", session: buyerSession() });
  await heading("No order to show");
  expect(screen.getByRole("link", { name: "My orders" }).getAttribute("href")).toBe("/orders");
});

test("an order that the account doesn't have is unknown", async () => {
  render(<PaymentOutcome />, {
    at,
    session: buyerSession(),
    answers: {
      checkout: {
        settleSession: () => {
          throw refusal("NOT_FOUND");
        },
      },
    },
  });
  await heading("No order to show");
});

test("a visitor signs in first and comes back to the order", async () => {
  render(<PaymentOutcome />, { at });
  await heading("Sign in to see your order");
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
    `/auth?from=${encodeURIComponent(at)}`,
  );
});

test("an open payment is asked for again until it is paid", async () => {
  show("open");
  await heading("Confirming your payment");
  expect(screen.getByRole("progressbar", { name: "Waiting for payment" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Check again" })).toBeNull();
  await expectAccessible();
  answerApi({ checkout: { settleSession: () => settle("paid") } });
  expect(await screen.findByText("Order #4711", {}, { timeout: 4_000 })).toBeTruthy();
});

test("while the provider is unreachable, the buyer may ask again", async () => {
  const settleSession = vi.fn((): never => {
    throw refusal("PAYMENT_UNAVAILABLE");
  });
  const { user } = render(<PaymentOutcome />, {
    at,
    session: buyerSession(),
    answers: { checkout: { settleSession } },
  });
  await user.click(await screen.findByRole("button", { name: "Check again" }));
  await waitFor(() => expect(settleSession.mock.calls.length).toBeGreaterThan(1));
  expect(screen.getByRole("link", { name: "My orders" }).getAttribute("href")).toBe("/orders");
  await heading("Confirming your payment");
});
