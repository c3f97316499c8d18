import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SavedAddress } from "#domains/checkout/address-shapes.ts";
import { refusal } from "../../../../../tests/support/components/answer-api.ts";
import {
  address,
  addressField,
  checkoutAnswers,
  fillAddress,
} from "../../../../../tests/support/components/checkout-samples.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { AddressesPanel } from "./addresses-panel.tsx";

const savedOf = (n: number, isDefault = false): SavedAddress => ({
  id: `0198c2a1-6f6e-7a31-8a52-3b1e0c6f03${String(n).padStart(2, "0")}`,
  isDefault,
  address: {
    ...{ fullName: "Ada Brown", phone: "+12025550123", line1: `${n} Main Street`, line2: null },
    ...{ city: "Portland", state: "OR", postalCode: "97201", country: "US" },
  },
});

function open(items: SavedAddress[], more: object = {}) {
  const checkout = { ...checkoutAnswers.checkout, listAddresses: () => ({ items }), ...more };
  return render(<AddressesPanel />, { answers: { ...checkoutAnswers, checkout } });
}

test("a saved address is edited as it is, also where the countries come after the dialog", async () => {
  const changeAddress = vi.fn(() => ({ items: [savedOf(1, true)] }));
  const { user } = open([savedOf(1, true)], { changeAddress });
  await user.click(await screen.findByRole("button", { name: "Edit: Ada Brown, 1 Main Street" }));
  const dialog = within(screen.getByRole("dialog", { name: "Edit address" }));
  const country = () => dialog.getByLabelText<HTMLSelectElement>(/^Country/);
  await waitFor(() => expect(country().value).toBe("US"));
  expect(dialog.getByLabelText<HTMLSelectElement>(/^State/).value).toBe("OR");
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Save address" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(changeAddress).toHaveBeenCalledExactlyOnceWith({
    addressId: savedOf(1).id,
    address: expect.objectContaining({ line1: "1 Main Street", state: "OR", country: "US" }),
  });
});

test("the first one is added; what the server refuses is said at its field, and nothing typed is lost", async () => {
  const saveAddress = vi.fn<(input: unknown) => { items: SavedAddress[] }>(() => {
    throw refusal("INVALID_ADDRESS", { issues: [{ path: "address.postalCode", message: "invalid" }] });
  });
  const { user } = open([], { saveAddress });
  await screen.findByText("No saved addresses yet");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Add address" }));
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect((await addressField("Full name")).getAttribute("aria-invalid")).toBe("true");
  expect(saveAddress).not.toHaveBeenCalled();
  await fillAddress(user, address);
  await user.click(screen.getByRole("button", { name: "Save address" }));
  await waitFor(async () =>
    expect((await addressField("Postal code")).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(((await addressField("Address line 1")) as HTMLInputElement).value).toBe(address.line1);
  saveAddress.mockImplementation(() => ({ items: [savedOf(7, true)] }));
  await user.click(screen.getByRole("button", { name: "Save address" }));
  expect(await screen.findByText("7 Main Street")).toBeTruthy();
});

test("with ten there is no room; another becomes the default, and one is removed on consent", async () => {
  const ten = Array.from({ length: 10 }, (_, n) => savedOf(n, n === 0));
  const setDefaultAddress = vi.fn(() => ({ items: [savedOf(1, true), savedOf(0)] }));
  const removeAddress = vi.fn(() => ({ items: [savedOf(1, true)] }));
  const { user } = open(ten, { setDefaultAddress, removeAddress });
  expect(await screen.findByText("That’s 10, the most you can save.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add address" }).disabled).toBe(true);
  await user.click(screen.getByRole("button", { name: "Make default: Ada Brown, 1 Main Street" }));
  const first = within(await screen.findByRole("article", { name: "Ada Brown, 1 Main Street" }));
  expect(await first.findByText("Default")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove: Ada Brown, 0 Main Street" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Remove this address?" }));
  expect(removeAddress).not.toHaveBeenCalled();
  await user.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByText("0 Main Street")).toBeNull());
  expect(removeAddress).toHaveBeenCalledExactlyOnceWith({ addressId: savedOf(0).id });
});
