import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ErasureView } from "#domains/privacy/contract.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { EraseCard } from "./erase-card.tsx";

const orderId = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0011";
const clear: ErasureView = {
  openOrders: { count: 0, orders: [] },
  openSales: { parcels: 0, balanceCents: 0 },
  isLastAdmin: false,
  proof: "password",
};
const session = buyerSession();
const show = (found: Partial<ErasureView> = {}) =>
  render(<EraseCard />, {
    session,
    at: "/profile/settings?panel=privacy",
    answers: { privacy: { checkErasure: () => ({ ...clear, ...found }) } },
  });
const opener = () => screen.findByRole("button", { name: "Delete my account" });
const dialog = () => screen.findByRole("alertdialog", { name: "Delete your account?" });
const confirmation = async () => within(await dialog()).getByLabelText(/^Type your email to confirm/);
const password = async () => within(await dialog()).getByLabelText(/^Password/, { selector: "input" });
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Delete account" });

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("with the keyboard alone; what was typed stays while the dialog is closed", async () => {
  const eraseAccount = vi.fn((_: unknown) => ({}));
  const { user, address } = show();
  answerApi({ privacy: { eraseAccount } });
  (await opener()).focus();
  await user.keyboard("{Enter}");
  expect((await dialog()).contains(document.activeElement)).toBe(true);
  const field = await confirmation();
  for (let presses = 0; document.activeElement !== field && presses < 10; presses++) await user.tab();
  expect(document.activeElement).toBe(field);
  await user.keyboard(session.email);
  await expectAccessible(await dialog());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(await opener());
  await user.keyboard("{Enter}");
  expect(await confirmation()).toHaveProperty("value", session.email);
  (await password()).focus();
  await user.keyboard("crema-and-bloom-42");
  // In a browser, Enter in a field presses the form's button, wherever it stands.
  expect(submit().form).toBe((await confirmation()).closest("form"));
  submit().focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Your account was deleted")).toBeTruthy();
  expect(eraseAccount).toHaveBeenCalledWith({
    confirmation: session.email,
    currentPassword: "crema-and-bloom-42",
  });
  expect(address()).toBe("/");
});

test("nothing is sent before email and password are there; each problem is at its field", async () => {
  const eraseAccount = vi.fn((_: unknown) => ({}));
  const { user } = show();
  answerApi({ privacy: { eraseAccount } });
  await user.click(await opener());
  await user.type(await confirmation(), "somebody@else.example");
  await user.click(submit());
  expect(await screen.findByText("This isn’t your account’s email.")).toBeTruthy();
  expect(screen.getByText("Please enter your password.")).toBeTruthy();
  expect(document.activeElement).toBe(await confirmation());
  expect((await confirmation()).getAttribute("aria-invalid")).toBe("true");
  await expectAccessible(await dialog());
  expect(eraseAccount).not.toHaveBeenCalled();
});

test.each([
  ["INVALID_CREDENTIALS", undefined, "That password is wrong."],
  ["TOO_MANY_REQUESTS", { retryAfterSeconds: 30 }, "Too many attempts. Please wait 30 seconds."],
] as const)("%s is said in the dialog, which stays", async (code, data, text) => {
  const { user } = show();
  answerApi({
    privacy: {
      eraseAccount: () => {
        throw refusal(code, data);
      },
    },
  });
  await user.click(await opener());
  await user.type(await confirmation(), session.email.toUpperCase());
  await user.type(await password(), "wrong");
  await user.click(submit());
  expect(await within(await dialog()).findByText(text)).toBeTruthy();
  if (code === "INVALID_CREDENTIALS") expect(document.activeElement).toBe(await password());
});

test("an order that was placed meanwhile closes the dialog and is named", async () => {
  const { user } = show();
  answerApi({
    privacy: {
      eraseAccount: () => {
        throw refusal("OPEN_ORDERS");
      },
    },
  });
  await user.click(await opener());
  await user.type(await confirmation(), session.email);
  await user.type(await password(), "crema-and-bloom-42");
  const openOrders = { count: 3, orders: [{ id: orderId, number: 4_711, status: "paid" }] };
  answerApi({ privacy: { checkErasure: () => ({ ...clear, openOrders }) } });
  await user.click(submit());
  expect(await screen.findByText("You can’t delete your account yet")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByText(/^3 orders are still open\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Order #4711" }).getAttribute("href")).toBe(`/orders/${orderId}`);
  expect(screen.getByText("and 2 more")).toBeTruthy();
});

test("a shop's parcels and balance come first", async () => {
  show({ openSales: { parcels: 1, balanceCents: -1_250 }, isLastAdmin: true });
  expect(await screen.findByText("Your shop still has 1 parcel to deliver.")).toBeTruthy();
  expect(screen.getByText("Your shop still owes $12.50.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the vendor dashboard" }).getAttribute("href")).toBe(
    "/vendor/dashboard",
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
  await expectAccessible();
});

test("without a password, a mailed code is the proof", async () => {
  const eraseAccount = vi.fn((_: unknown) => ({}));
  const { user } = show({ proof: "code" });
  answerApi({ auth: { reauthenticate: () => ({}) }, privacy: { eraseAccount } });
  await user.click(await opener());
  await user.click(await screen.findByRole("button", { name: "Email me a code" }));
  expect(await screen.findByText(`The code is on its way to ${session.email}.`)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Email me a new code" })).toBeTruthy();
  await user.type(await confirmation(), session.email);
  const code = screen.getByLabelText(/^Code from our email/);
  await user.type(code, "12345");
  await user.click(submit());
  expect(await screen.findByText("Please enter the six-digit code from our email.")).toBeTruthy();
  expect(eraseAccount).not.toHaveBeenCalled();
  await user.type(code, "6");
  await user.click(submit());
  await waitFor(() =>
    expect(eraseAccount).toHaveBeenCalledWith({ confirmation: session.email, nonce: "123456" }),
  );
});

test("a check that fails can be tried again", async () => {
  const { user } = render(<EraseCard />, {
    session,
    answers: {
      privacy: {
        checkErasure: () => {
          throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
        },
      },
    },
  });
  const retry = await screen.findByRole("button", { name: "Retry" });
  answerApi({ privacy: { checkErasure: () => clear } });
  await user.click(retry);
  expect(await opener()).toBeTruthy();
});
