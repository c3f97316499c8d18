import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { breakRequests, lostConnection } from "../../../../tests/support/components/break-requests.ts";
import {
  addressField,
  cartItem,
  checkoutAnswers,
  fillAddress,
  fillCart,
  orderId,
  quote,
  quoteId,
} from "../../../../tests/support/components/checkout-samples.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { watchLocation } from "../../../../tests/support/components/watch-location.ts";
import { CheckoutForm } from "./checkout-form.tsx";

const payButton = () => screen.findByRole("button", { name: /^Continue to payment/ });
const failedHeading = () => screen.findByRole("heading", { name: "Payment System Error" });
const failed = async () => within((await failedHeading()).closest("section")!);
const provider = { orderId, url: "https://pay.example/session" };

/** A filled-in checkout whose payment is asked for. */
async function payOnce() {
  const { user } = render(<CheckoutForm />, { session: buyerSession(), answers: checkoutAnswers });
  await fillAddress(user);
  await user.click(await payButton());
  return user;
}

async function expectAddress() {
  expect(await addressField("Address line 1")).toHaveProperty("value", "1 Main Street");
  expect(await addressField("State / Province")).toHaveProperty("value", "OR");
  expect(await addressField("Postal code")).toHaveProperty("value", "97201");
}

async function expectKind(type: string, causes: string[]) {
  const { getByText, getByRole, getAllByRole } = await failed();
  expect(getByText(`Error type: ${type}`)).toBeTruthy();
  expect(getAllByRole("listitem").map((item) => item.textContent)).toEqual(causes);
  expect(getByRole("button", { name: "Reload Page" })).toBeTruthy();
  expect(getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
}

async function expectSupport() {
  const { getByRole, queryByRole, findByText } = await failed();
  expect(getByRole("link", { name: "support@cafeto.example" }).getAttribute("href")).toBe(
    "mailto:support@cafeto.example",
  );
  expect((await findByText(/^E-[0-9A-Z]{8,}$/)).tagName).toBe("CODE");
  expect(queryByRole("button", { name: "Try Again" })).toBeNull();
}

const payment = [
  "The card provider isn’t available right now.",
  "Your card or bank declined the payment.",
  "The payment was open too long and expired.",
];

beforeEach(() => {
  fillCart(cartItem);
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a payment that can't be opened: three retries, then support; the address stays", async () => {
  const startSession = vi.fn(() => {
    throw refusal("PAYMENT_UNAVAILABLE");
  });
  answerApi({ checkout: { startSession } });
  const user = await payOnce();
  await waitFor(async () => expect(document.activeElement).toBe(await failedHeading()));
  await expectKind("Payment", payment);
  for (const left of [3, 2, 1]) {
    const { findByText, findByRole } = await failed();
    expect((await findByText(`${left} of 3 retries left`)).parentElement?.role).toBe("status");
    await waitFor(() => expect(startSession).toHaveBeenCalledTimes(4 - left));
    await user.click(await findByRole("button", { name: "Try Again" }));
  }
  await waitFor(expectSupport);
  expect(startSession).toHaveBeenCalledTimes(4);
  expect(document.activeElement).toBe(await failedHeading());
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Back to your address" }));
  await expectAddress();
  expect(document.activeElement).toBe(await payButton());
});

test("a retry by the keyboard that succeeds leads to the provider's page", async () => {
  const { assign } = watchLocation();
  const { mend } = breakRequests("/api/checkout/sessions", lostConnection);
  const user = await payOnce();
  await expectKind("Network", [
    "Your internet connection was interrupted.",
    "The card provider didn’t respond in time.",
    "A firewall, VPN or browser extension blocked the request.",
  ]);
  mend();
  const startSession = vi.fn(() => provider);
  answerApi({ checkout: { startSession } });
  (await screen.findByRole("button", { name: "Try Again" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(assign).toHaveBeenCalledWith(provider.url));
  expect(startSession).toHaveBeenCalledWith({ quoteId });
});

test("a session that ended: the address waits while one signs in in another tab", async () => {
  answerApi({
    checkout: {
      startSession: () => {
        throw refusal("UNAUTHORIZED");
      },
    },
  });
  const user = await payOnce();
  await expectKind("Authentication", [
    "Your session has ended.",
    "You signed out in another tab or on another device.",
    "You signed in with another account.",
  ]);
  await expectSupport();
  expect(await screen.findByText("Please sign in to complete your purchase")).toBeTruthy();
  const signIn = (await failed()).getByRole("link", { name: /^Sign in ?\(opens in a new tab\)$/ });
  expect(signIn.getAttribute("target")).toBe("_blank");
  expect(signIn.getAttribute("href")).toBe("/auth");
  await user.click(screen.getByRole("button", { name: "Back to your address" }));
  await expectAddress();
});

test("a fault of the server shows the checkout's own toast beside the screen", async () => {
  breakRequests("/api/checkout/sessions", () => Promise.resolve(new Response("oops", { status: 500 })));
  await payOnce();
  await expectKind("Other", [
    "Something went wrong on our side.",
    "The order changed while you were paying.",
    "This page is out of date. Reload it.",
  ]);
  expect(await screen.findByText("Checkout Error")).toBeTruthy();
  expect(screen.getByText("Error placing order. Please try again.")).toBeTruthy();
  const { getByText } = await failed();
  expect(getByText("Server error. Please try again later.")).toBeTruthy();
  expect(getByText("3 of 3 retries left")).toBeTruthy();
});

test("an order that can't be paid any more is asked for once more, with a new quote, and never again", async () => {
  const startSession = vi.fn((_: { quoteId: string }) => {
    throw refusal("ORDER_NOT_PAYABLE");
  });
  let quotes = 0;
  const createQuote = () => ({ ...quote, id: quoteId.replace(/.$/, String(++quotes)) });
  const { user } = render(<CheckoutForm />, {
    session: buyerSession(),
    answers: { ...checkoutAnswers, checkout: { ...checkoutAnswers.checkout, createQuote, startSession } },
  });
  await fillAddress(user);
  await user.click(await screen.findByRole("button", { name: "Continue to payment · $47.32" }));
  await expectKind("Payment", payment);
  await expectSupport();
  expect(startSession).toHaveBeenCalledTimes(2);
  const asked = startSession.mock.calls.map(([input]) => input.quoteId);
  expect(new Set(asked).size).toBe(2);
});

test("too many requests are a toast over the form as it was", async () => {
  answerApi({
    checkout: {
      startSession: () => {
        throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
      },
    },
  });
  await payOnce();
  expect(await screen.findByText("Rate Limit Exceeded")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Payment System Error" })).toBeNull();
  await expectAddress();
  expect(await payButton()).toHaveProperty("disabled", false);
});
