import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { lineId, ownParcel, parcelId } from "../../../../../tests/support/components/order-samples.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../../tests/support/components/sessions.ts";
import type { ParcelDetail } from "../../order-shapes.ts";
import { ParcelDetailView } from "./parcel-detail.tsx";
import { readParcelsAddress } from "./parcels-address.ts";

const address = readParcelsAddress(new URLSearchParams());

/** The page of a parcel; each change is stored, as on the server. */
function show(more: Partial<ParcelDetail> = {}) {
  let parcel: ParcelDetail = { ...ownParcel, ...more };
  const change = (next: Partial<ParcelDetail>) => {
    parcel = { ...parcel, ...next };
    return parcel;
  };
  const drawn = render(
    <main>
      <ParcelDetailView address={address} parcelId={parcelId} />
    </main>,
    { session: buyerSession(), answers: { orders: { getParcel: () => parcel } } },
  );
  return { ...drawn, change };
}
const button = (name: string) => screen.findByRole("button", { name });

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a new parcel is accepted, and then can only be sent or cancelled", async () => {
  const { user, change } = show();
  answerApi({ orders: { acceptParcel: () => change({ acceptedAt: "2026-10-02T08:00:00.000Z" }) } });
  expect(await screen.findByRole("heading", { level: 2, name: "Order #4711" })).toBeTruthy();
  await expectAccessible();
  await user.click(await button("Accept order"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Accept order" })).toBeNull());
  for (const name of ["Mark as shipped", "Refund", "Cancel parcel"]) expect(await button(name)).toBeTruthy();
});

test("to ship it takes a carrier and a number; each problem is at its field", async () => {
  const shipParcel = vi.fn((input: { carrier: string; trackingNumber: string }) =>
    change({ status: "shipped", carrier: input.carrier, trackingNumber: input.trackingNumber }),
  );
  const { user, change } = show();
  answerApi({ orders: { shipParcel } });
  await user.click(await button("Mark as shipped"));
  const dialog = within(await screen.findByRole("dialog", { name: "Which carrier has it?" }));
  const carrier = dialog.getByLabelText(/^Carrier/);
  const number = dialog.getByLabelText(/^Tracking number/);
  await user.click(dialog.getByRole("button", { name: "Mark as shipped" }));
  expect(dialog.getByText("Enter the carrier’s name.")).toBeTruthy();
  expect(number.getAttribute("aria-invalid")).toBe("true");
  expect(shipParcel).not.toHaveBeenCalled();
  await expectAccessible();
  await user.type(carrier, " DHL ");
  await user.type(number, " 12345 ");
  expect(dialog.queryByText("Enter the carrier’s name.")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Mark as shipped" }));
  expect(await screen.findByText("We sent the buyer the tracking number.")).toBeTruthy();
  expect(shipParcel).toHaveBeenCalledWith({ parcelId, carrier: "DHL", trackingNumber: "12345" });
  expect(await button("Mark as delivered")).toBeTruthy();
});

test("a parcel that somebody changed stays in the dialog with what was typed", async () => {
  const { user } = show();
  answerApi({
    orders: {
      shipParcel: () => {
        throw refusal("CONFLICT");
      },
    },
  });
  await user.click(await button("Mark as shipped"));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Carrier/), "DHL");
  await user.type(dialog.getByLabelText(/^Tracking number/), "12345");
  await user.click(dialog.getByRole("button", { name: "Mark as shipped" }));
  expect(await dialog.findByText(/^Someone changed this a moment ago/)).toBeTruthy();
  expect(dialog.getByLabelText(/^Carrier/)).toHaveProperty("value", "DHL");
});

test("to cancel it takes where the goods go and a reason", async () => {
  const cancelParcel = vi.fn((_: unknown) => change({ status: "cancelled" }));
  const { user, change } = show();
  answerApi({ orders: { cancelParcel } });
  await user.click(await button("Cancel parcel"));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel this parcel?" }));
  const confirm = dialog.getByRole("button", { name: "Cancel and refund" });
  await user.click(confirm);
  expect(dialog.getByText("Choose what happens to the items.")).toBeTruthy();
  expect(dialog.getByText("Add a short reason for the buyer.")).toBeTruthy();
  await expectAccessible();
  await user.click(dialog.getByRole("radio", { name: /^Put them back into stock/ }));
  await user.type(dialog.getByLabelText(/^Reason/), "The roaster broke");
  await user.click(confirm);
  expect(await screen.findByText("Parcel canceled")).toBeTruthy();
  expect(cancelParcel).toHaveBeenCalledWith(
    expect.objectContaining({ parcelId, restocks: true, reason: "The roaster broke" }),
  );
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark as shipped" })).toBeNull());
  expect(screen.queryByRole("link", { name: "Packing slip" })).toBeNull();
});

test("a part is refunded with its sums", async () => {
  const refundParcel = vi.fn((_: unknown) => change({ refundedCents: 2_041 }));
  const { user, change } = show({ status: "shipped" });
  answerApi({ orders: { refundParcel } });
  await user.click(await button("Refund"));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund for order #4711" }));
  await user.click(dialog.getByRole("button", { name: "Refund $0.00" }));
  expect(dialog.getByText("Choose at least one product or an amount.")).toBeTruthy();
  const shipping = dialog.getByLabelText(/^Delivery to refund, in US dollars/);
  await user.type(shipping, "7");
  expect(dialog.getByText("Enter an amount like 4.50, up to what’s left.")).toBeTruthy();
  await user.clear(shipping);
  await user.type(shipping, "1");
  await user.click(dialog.getByRole("button", { name: /^(Increase|More|Add).*Huila Dawn/ }));
  await user.click(dialog.getByRole("radio", { name: /^Leave them out of stock/ }));
  await user.type(dialog.getByLabelText(/^Reason/), "Torn bag");
  // $18.90, half of the tax of $3.02, and $1.00 of the delivery.
  await user.click(dialog.getByRole("button", { name: "Refund $21.41" }));
  expect(await screen.findByText("$21.41 is on its way to the buyer’s card.")).toBeTruthy();
  expect(refundParcel).toHaveBeenCalledWith(
    expect.objectContaining({
      lines: [{ lineId, quantity: 1 }],
      shippingCents: 100,
      restocks: false,
      reason: "Torn bag",
    }),
  );
});

test("an amount is refunded with its sums, without asking where the goods go", async () => {
  const refundParcel = vi.fn((_: unknown) => change({ refundedCents: 1_000 }));
  const { user, change } = show({ status: "shipped" });
  answerApi({ orders: { refundParcel } });
  await user.click(await button("Refund"));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund for order #4711" }));
  await user.click(dialog.getByRole("radio", { name: "An amount" }));
  expect(dialog.queryByRole("radio", { name: /^Put them back into stock/ })).toBeNull();
  const amount = dialog.getByLabelText(/^Amount, in US dollars/);
  await user.type(amount, "47.33");
  // More than is left is no amount: all that is left is not offered in its place.
  await user.click(dialog.getByRole("button", { name: "Refund $0.00" }));
  expect(dialog.getByText("Enter an amount like 4.50, up to what’s left.")).toBeTruthy();
  expect(dialog.queryByRole("radio", { name: /^Put them back into stock/ })).toBeNull();
  await expectAccessible();
  await user.clear(amount);
  await user.type(amount, "10");
  await user.type(dialog.getByLabelText(/^Reason/), "Dented tin");
  await user.click(dialog.getByRole("button", { name: "Refund $10.00" }));
  expect(await screen.findByText("$10.00 is on its way to the buyer’s card.")).toBeTruthy();
  expect(refundParcel).toHaveBeenCalledWith(
    expect.objectContaining({ lines: [], shippingCents: 0, amountCents: 1_000, restocks: false }),
  );
});

test("to refund all that is left before it is sent cancels the parcel, with all of its delivery", async () => {
  const { user } = show();
  await user.click(await button("Refund"));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund for order #4711" }));
  await user.click(dialog.getByRole("button", { name: "Everything" }));
  expect(
    dialog.getByText("Nothing is left to ship after this, so the parcel will be canceled."),
  ).toBeTruthy();
  expect(dialog.getByLabelText(/^Delivery to refund, in US dollars/)).toHaveProperty("disabled", true);
  expect(dialog.getByRole("button", { name: "Refund $47.32" })).toBeTruthy();
});

test("while its payment is disputed, nothing of a parcel can be cancelled or refunded", async () => {
  const isFrozen = true;
  show({ isFrozen });
  expect(await screen.findByText("The buyer’s bank is reviewing this payment")).toBeTruthy();
  expect(await button("Mark as shipped")).toBeTruthy();
  for (const name of [/^Take out/, "Refund", "Cancel parcel"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("a parcel of somebody else is not found", async () => {
  render(<ParcelDetailView address={{ ...address, filter: "new" }} parcelId={parcelId} />, {
    session: buyerSession(),
    answers: {
      orders: {
        getParcel: () => {
          throw refusal("NOT_FOUND");
        },
      },
    },
  });
  expect(await screen.findByText("Parcel not found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All parcels" }).getAttribute("href")).toBe(
    "/?tab=orders&filter=new",
  );
});
