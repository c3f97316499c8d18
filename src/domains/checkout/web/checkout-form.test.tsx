import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import {
  address,
  addressField,
  cartItem,
  checkoutAnswers,
  fillAddress,
  fillCart,
  orderId,
  pricedCart,
  quote,
} from "../../../../tests/support/components/checkout-samples.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { watchLocation } from "../../../../tests/support/components/watch-location.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { OrderSummary } from "./order-summary.tsx";

const show = () => render(<CheckoutForm />, { session: buyerSession(), answers: checkoutAnswers });
const payButton = () => screen.findByRole("button", { name: /^Continue to payment/ });
const total = "Continue to payment · $47.32";
const messageOf = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

beforeEach(() => {
  fillCart(cartItem);
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("an empty cart leads to the coffee", async () => {
  fillCart();
  show();
  expect(await screen.findByText("Your cart is empty")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Browse Coffee" }).getAttribute("href")).toBe("/products");
  expect(screen.queryByRole("button", { name: /payment/ })).toBeNull();
});

test("before there is an address, the goods are shown without shipping, tax and total", async () => {
  show();
  const parcel = within(await screen.findByRole("region", { name: "Parcel from La Loma" }));
  expect(parcel.getByText("Huila Dawn")).toBeTruthy();
  expect(parcel.queryByText("Shipping")).toBeNull();
  expect(screen.getAllByText("Calculated from your address")).toHaveLength(2);
  expect((await payButton()).textContent).toBe("Continue to payment");
  await expectAccessible();
});

test.each([undefined, quote])("a name in another language than the page's is marked with it", (priced) => {
  const vendors = pricedCart.vendors.map((vendor) => ({
    ...vendor,
    lines: vendor.lines.map((line) => ({ ...line, language: "es" as const })),
  }));
  render(
    <OrderSummary
      cart={{ ...pricedCart, vendors }}
      quote={priced}
      isCalculating={false}
      needsReview={false}
    />,
    { session: buyerSession() },
  );
  expect(screen.getByText(cartItem.name).lang).toBe("es");
});

test("a complete address is priced, and what is paid is the total shown", async () => {
  const { assign } = watchLocation();
  const createQuote = vi.fn((_: unknown) => quote);
  const startSession = vi.fn((_: unknown) => ({ orderId, url: "https://pay.example/1" }));
  const { user } = show();
  answerApi({ checkout: { createQuote, startSession } });
  await fillAddress(user, { line1: "  1 Main Street " });
  const pay = await screen.findByRole("button", { name: total });
  expect(createQuote).toHaveBeenCalledWith({
    lines: [{ productId: cartItem.productId, quantity: 2, seenPriceCents: 1_890 }],
    address,
  });
  const parcel = within(screen.getByRole("region", { name: "Parcel from La Loma" }));
  expect(parcel.getByText("$6.50")).toBeTruthy();
  expect(parcel.getByText("$3.02")).toBeTruthy();
  await user.click(pay);
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/1"));
  expect(startSession).toHaveBeenCalledWith({ quoteId: quote.id });
  // It stays busy until the provider's page is there.
  expect(await screen.findByRole("button", { name: /Opening the payment page/ })).toBeTruthy();
});

test("the last order's address fills the form also when it comes after it, but for what was typed meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof address>();
  const { user } = render(<CheckoutForm />, {
    session: buyerSession(),
    answers: { ...checkoutAnswers, checkout: { ...checkoutAnswers.checkout, getLastAddress: () => promise } },
  });
  await user.type(await addressField("Full name"), "Ada Reyes");
  expect(screen.queryByText(/your last order/)).toBeNull();
  resolve({ ...address, fullName: "Ada Brown" });
  expect(await screen.findByText(/your last order/)).toBeTruthy();
  const textIn = async (label: string) => ((await addressField(label)) as HTMLInputElement).value;
  await waitFor(async () => expect(await textIn("Address line 1")).toBe(address.line1));
  expect(await textIn("City")).toBe(address.city);
  expect(await textIn("Country")).toBe(address.country);
  expect(await textIn("Full name")).toBe("Ada Reyes");
});

test("an empty form names each field's problem and focuses the first", async () => {
  const { user } = show();
  await user.click(await payButton());
  expect(await screen.findByText("Fix 5 address fields")).toBeTruthy();
  const name = await addressField("Full name");
  expect(document.activeElement).toBe(name);
  for (const label of ["Full name", "Phone", "Country", "Address line 1", "City"]) {
    const field = await addressField(label);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(messageOf(field)).toContain("This field is required");
  }
  await user.type(name, "Ada Reyes");
  expect(name.getAttribute("aria-invalid")).not.toBe("true");
  await expectAccessible();
});

test("a field is checked when it is left", async () => {
  const { user } = show();
  const phone = await addressField("Phone");
  await user.type(phone, "123");
  expect(messageOf(phone)).not.toContain("valid phone");
  await user.tab();
  expect(messageOf(phone)).toContain("Please enter a valid phone number with 7 to 15 digits");
});

test("state and postal code are asked for where the country has them", async () => {
  const createQuote = vi.fn((_: unknown) => quote);
  const { user } = show();
  answerApi({ checkout: { createQuote } });
  await fillAddress(user);
  await user.selectOptions(await addressField("Country"), "PA");
  expect(screen.queryByLabelText(/^State/)).toBeNull();
  expect(screen.queryByLabelText(/^Postal/)).toBeNull();
  await waitFor(() =>
    expect(createQuote).toHaveBeenLastCalledWith(
      expect.objectContaining({ address: { ...address, country: "PA", state: null, postalCode: null } }),
    ),
  );
  await user.selectOptions(await addressField("Country"), "US");
  expect(await addressField("State / Province")).toHaveProperty("value", "");
});

test("the address that the server refuses is said at its field", async () => {
  const { user } = show();
  answerApi({
    checkout: {
      createQuote: () => {
        throw refusal("INVALID_ADDRESS", {
          issues: [{ path: "address.postalCode", message: "invalid_postal_code" }],
        });
      },
    },
  });
  await fillAddress(user);
  await waitFor(async () =>
    expect(messageOf(await addressField("Postal code"))).toContain("Please enter a valid postal code"),
  );
  await user.click(await payButton());
  expect(await screen.findByText("Fix 1 address field")).toBeTruthy();
  expect(document.activeElement).toBe(await addressField("Postal code"));
});

test("a higher total than the one shown is said, and nothing is opened", async () => {
  const startSession = vi.fn((_: unknown) => ({ orderId, url: "https://pay.example/1" }));
  const { user, queryClient } = show();
  answerApi({ checkout: { startSession } });
  await fillAddress(user);
  const pay = await screen.findByRole("button", { name: total });
  answerApi({ checkout: { createQuote: () => ({ ...quote, totalCents: 5_000 }) } });
  // The quote is old by now.
  await queryClient.invalidateQueries({ refetchType: "none" });
  await user.click(pay);
  expect(
    await screen.findByText("The total is now $50.00. Please check it before you continue."),
  ).toBeTruthy();
  expect(startSession).not.toHaveBeenCalled();
  expect(await screen.findByRole("button", { name: "Continue to payment · $50.00" })).toBeTruthy();
});

test("goods that sold out meanwhile lead back to the cart", async () => {
  const { user, address: page } = show();
  answerApi({
    checkout: {
      startSession: () => {
        throw refusal("OUT_OF_STOCK");
      },
    },
  });
  await fillAddress(user);
  await user.click(await screen.findByRole("button", { name: total }));
  await waitFor(() => expect(page()).toBe("/cart"));
  expect(await screen.findByText(/^Some of these items sold out before you paid/)).toBeTruthy();
});

test("a cart that can't be bought is reviewed before it is paid", async () => {
  render(<CheckoutForm />, {
    session: buyerSession(),
    answers: { ...checkoutAnswers, cart: { priceCart: () => ({ ...pricedCart, isBuyable: false }) } },
  });
  expect(await screen.findByText("Your cart has changed")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Review cart" }).getAttribute("href")).toBe("/cart");
  expect(await payButton()).toHaveProperty("disabled", true);
});

test("a quote that fails is said with a retry", async () => {
  const { user } = show();
  answerApi({
    checkout: {
      createQuote: () => {
        throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
      },
    },
  });
  await fillAddress(user);
  expect(await screen.findByText("We couldn’t calculate shipping and tax.")).toBeTruthy();
  answerApi({ checkout: { createQuote: () => quote } });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("button", { name: total })).toBeTruthy();
});
