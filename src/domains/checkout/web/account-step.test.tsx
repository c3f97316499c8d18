import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import {
  addressField,
  cartItem,
  checkoutAnswers,
  fillAddress,
  fillCart,
} from "../../../../tests/support/components/checkout-samples.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { countToasts, fill, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { checkoutDraft, keepInDraft, readDraft } from "./checkout-draft.ts";
import { CheckoutForm } from "./checkout-form.tsx";

const cost = {
  ...{
    parcels: [],
    promotions: [],
    taxNeedsState: false,
    goodsCents: 3_780,
    shippingCents: 650,
    taxCents: 302,
  },
  totalCents: 4_732,
};
const show = (at = "/checkout?account=new", session?: ReturnType<typeof buyerSession>) =>
  render(<CheckoutForm />, {
    at,
    ...(session && { session }),
    answers: { ...checkoutAnswers, checkout: { ...checkoutAnswers.checkout, estimateCost: () => cost } },
  });
const textIn = async (label: string) => ((await addressField(label)) as HTMLInputElement).value;

beforeEach(() => {
  fillCart(cartItem);
  checkoutDraft.set(() => checkoutDraft.initial);
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a visitor sees the estimated total, and is asked for an account before paying", async () => {
  const createQuote = vi.fn();
  const { user } = show("/checkout?account=signin");
  answerApi({ checkout: { createQuote } });
  expect(await screen.findByRole("heading", { name: "Your account" })).toBeTruthy();
  await fillAddress(user);
  expect(await screen.findByText("$47.32")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue to payment" }));
  const toast = await findToast("Checkout Error");
  expect(toast.getByText("Please sign in to complete your purchase")).toBeTruthy();
  expect(countToasts()).toBe(1);
  expect(document.activeElement?.textContent).toBe("Your account");
  expect(createQuote).not.toHaveBeenCalled();
  await expectAccessible();
});

test("signing up keeps the form, and the mail's link leads back to it, also in another tab", async () => {
  const signUp = vi.fn((_: unknown) => ({
    user: { id: cartItem.productId, email: "ada@people.example", created_at: "2026-11-27T00:00:00.000Z" },
    session: null,
  }));
  const { user, unmount } = show("/checkout?account=new&code=SPRING");
  answerApi({ auth: { signUp: signUp as never } });
  await screen.findByRole("heading", { name: "Your account" });
  const address = within(screen.getByRole("region", { name: "Shipping Information" }));
  await screen.findByRole("option", { name: "United States" });
  await user.selectOptions(address.getByLabelText(/^Country/), "US");
  await fill(user, address.getByLabelText(/^City/), "Portland");
  await user.selectOptions(address.getByLabelText(/^State/), "OR");
  const account = within(screen.getByRole("region", { name: "Your account" }));
  await fill(user, account.getByLabelText(/^Full name/), "Ada Brown");
  await fill(user, screen.getByLabelText(/^Email/), "ada@people.example");
  await fill(user, screen.getByLabelText(/^Password/), "crema-and-bloom-42");
  await fill(user, screen.getByLabelText(/^Confirm/), "crema-and-bloom-42");
  await user.click(screen.getByRole("button", { name: "Create Account" }));
  await findToast("Success!");
  expect(signUp).toHaveBeenCalledWith(
    expect.objectContaining({ redirect_to: "/checkout?account=verified&code=SPRING" }),
  );
  // The name is typed once.
  expect(await textIn("Full name")).toBe("Ada Brown");
  expect(await textIn("City")).toBe("Portland");
  unmount();

  show("/checkout?account=verified&code=SPRING");
  expect(await screen.findByText("Your email is verified")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe("ada@people.example"),
  );
  await waitFor(async () => expect(await textIn("City")).toBe("Portland"));
  expect(await textIn("State / Province")).toBe("OR");
  expect(JSON.stringify(readDraft())).not.toContain("crema");
});

test("signed in, the form goes on from what was typed", async () => {
  keepInDraft({ address: { fullName: "Ada Reyes", line1: "1 Main Street", country: "US", state: "OR" } });
  show("/checkout", buyerSession());
  expect(await screen.findByText("We kept what you typed.")).toBeTruthy();
  expect(await textIn("Address line 1")).toBe("1 Main Street");
  await waitFor(async () => expect(await textIn("State / Province")).toBe("OR"));
  expect(screen.queryByRole("heading", { name: "Your account" })).toBeNull();
});

test("an old draft is not put back", async () => {
  keepInDraft({ address: { city: "Portland" } });
  checkoutDraft.set((draft) => ({ ...draft, keptAt: Date.now() - 25 * 3_600_000 }));
  show("/checkout", buyerSession());
  expect(await textIn("City")).toBe("");
});

test("an address that is not verified is offered a new mail, which leads back here", async () => {
  const resend = vi.fn((_: unknown) => ({}));
  const { user } = show("/checkout?account=signin");
  answerApi({
    auth: {
      getToken: () => {
        throw refusal("EMAIL_NOT_VERIFIED");
      },
      resendVerification: resend as never,
    },
  });
  await fill(user, await screen.findByLabelText(/^Email/), "ada@people.example");
  await fill(user, screen.getByLabelText(/^Password/), "crema-and-bloom-42");
  await user.click(screen.getByRole("button", { name: /^Sign in$/i }));
  await user.click(await screen.findByRole("button", { name: "Resend email" }));
  await waitFor(() =>
    expect(resend).toHaveBeenCalledWith(
      expect.objectContaining({ redirect_to: "/checkout?account=verified" }),
    ),
  );
});
