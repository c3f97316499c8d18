import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { orderId } from "../../../../tests/support/components/checkout-samples.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { OpenPaymentNotice } from "./open-payment-notice.tsx";

const open = {
  orderId,
  orderNumber: 4_711,
  totalCents: 7_557,
  expiresAt: "2026-11-23T12:30:00.000Z",
  url: "https://cards.example/pay/cs_1",
};

/** A notice for a buyer whose payment ends as given when it is cancelled. */
function show(state: "cancelled" | "paid", isSignedIn = true) {
  let isOpen = true;
  return render(<OpenPaymentNotice otherwise={<p>Nothing open</p>} />, {
    at: "/cart",
    ...(isSignedIn ? { session: buyerSession() } : {}),
    answers: {
      checkout: {
        findOpenPayment: () => (isOpen ? open : null),
        cancelSession: () => {
          isOpen = false;
          return { orderId, orderNumber: 4_711, state, totalCents: 7_557, productIds: [] };
        },
      },
    },
  });
}

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("an unfinished payment names its order and total, and leads on to its page", async () => {
  show("cancelled");
  await screen.findByText("You have an unfinished payment");
  expect(screen.getByText(/^Order #4711, \$75\.57\. We’re holding the products for you\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Continue to payment" }).getAttribute("href")).toBe(open.url);
  await expectAccessible();
});

test("cancelled, it makes room for what stands there otherwise", async () => {
  const { user } = show("cancelled");
  await user.click(await screen.findByRole("button", { name: "Cancel payment" }));
  expect(await screen.findByText("Nothing open")).toBeTruthy();
});

test("paid in another window meanwhile, cancelling leads to the order", async () => {
  const { user, address } = show("paid");
  await user.click(await screen.findByRole("button", { name: "Cancel payment" }));
  await waitFor(() => expect(address()).toBe(`/orders/${orderId}`));
});

test("a visitor is not asked about", () => {
  show("cancelled", false);
  expect(screen.getByText("Nothing open")).toBeTruthy();
});
