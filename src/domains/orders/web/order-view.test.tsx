import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import {
  order,
  parcelId,
  parcelOfBuyer,
  refund,
} from "../../../../tests/support/components/order-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import type { OrderDetail } from "../contract.ts";
import { OrderNotice } from "./order-notice.tsx";
import { OrderView } from "./order-view.tsx";

const show = (more: Partial<OrderDetail> = {}) =>
  render(
    <OrderView
      renderProblem={() => null}
      order={{ ...order, ...more }}
      notice={<OrderNotice order={{ ...order, ...more }} />}
    />,
    {
      session: buyerSession(),
      at: `/orders/${order.id}`,
    },
  );
const showParcel = (more: Partial<OrderDetail["parcels"][number]>) =>
  show({ parcels: [{ ...parcelOfBuyer, ...more }] });
const steps = () =>
  within(screen.getByRole("list", { name: "Progress of the parcel from La Loma" })).getAllByRole("listitem");

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a paid order: its parcel, lines, sums and address", async () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Order #4711");
  const parcel = within(screen.getByRole("region", { name: "La Loma" }));
  expect(parcel.getByText("Parcel 1 of 1")).toBeTruthy();
  expect(parcel.getByRole("link", { name: "Huila Dawn" }).getAttribute("href")).toBe(
    `/products/${parcelOfBuyer.lines[0]!.productId}`,
  );
  expect(parcel.getByText(/^Qty: 2 · \$18\.90$/)).toBeTruthy();
  expect(parcel.getByText("You’ll see the tracking number here once the parcel ships.")).toBeTruthy();
  expect(steps()).toHaveLength(4);
  expect(steps()[1]!.textContent).toMatch(/Paid, the vendor is packing.*Ships by/);
  expect(steps()[1]!.getAttribute("aria-current")).toBe("step");
  const summary = within(screen.getByRole("region", { name: "Summary" }));
  for (const text of ["$37.80", "$6.50", "$3.02", "$47.32"]) expect(summary.getByText(text)).toBeTruthy();
  expect(summary.queryByText("Refunded")).toBeNull();
  expect(screen.getByText(/1 Main Street/)).toBeTruthy();
  await expectAccessible();
});

test("a parcel on its way is followed at its carrier", () => {
  showParcel({ status: "shipped", carrier: "UPS", trackingNumber: "1Z 999" });
  expect(screen.getByText("1Z 999")).toBeTruthy();
  const link = screen.getByRole("link", { name: /^Track with UPS/ });
  expect(link.getAttribute("href")).toBe("https://www.ups.com/track?tracknum=1Z%20999");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(screen.queryByRole("button", { name: "Cancel this parcel" })).toBeNull();
});

test("an unknown carrier has its number without a link", () => {
  showParcel({ status: "shipped", carrier: "Andes Express", trackingNumber: "42" });
  expect(screen.getByText("Andes Express")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Track with/ })).toBeNull();
});

test("a parcel whose payment is disputed can't be cancelled", () => {
  showParcel({ isFrozen: true });
  expect(screen.queryByRole("button", { name: "Cancel this parcel" })).toBeNull();
});

test("a parcel is cancelled after a question, once", async () => {
  const cancelParcelAsBuyer = vi.fn((_: { parcelId: string; requestId: string }) => order);
  const { user } = show();
  answerApi({ orders: { cancelParcelAsBuyer } });
  const opener = screen.getByRole("button", { name: "Cancel this parcel" });
  await user.click(opener);
  const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel this parcel?" }));
  expect(dialog.getByText(/^La Loma hasn’t shipped it yet\./)).toBeTruthy();
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(opener);
  expect(cancelParcelAsBuyer).not.toHaveBeenCalled();
  await user.click(opener);
  await user.click(await screen.findByRole("button", { name: "Cancel parcel" }));
  expect(await screen.findByText("Parcel canceled")).toBeTruthy();
  expect(cancelParcelAsBuyer).toHaveBeenCalledOnce();
  expect(cancelParcelAsBuyer.mock.calls[0]![0].parcelId).toBe(parcelId);
});

test("a cancellation that fails is said, and is the same request when tried again", async () => {
  const asked: string[] = [];
  const { user } = show();
  answerApi({
    orders: {
      cancelParcelAsBuyer: ({ requestId }) => {
        asked.push(requestId);
        throw refusal("CONFLICT");
      },
    },
  });
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole("button", { name: "Cancel this parcel" }));
    await user.click(await screen.findByRole("button", { name: "Cancel parcel" }));
    expect(await screen.findByText(/^Someone changed this a moment ago/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  }
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(asked[1]);
});

test("refunds are listed with their lines, reason and state", () => {
  show({
    refundedCents: 2_141,
    parcels: [{ ...parcelOfBuyer, refunds: [refund, { ...refund, id: order.id, state: "refunded" }] }],
  });
  const list = within(screen.getByRole("region", { name: "Refunds" }));
  expect(list.getAllByText("$21.41")).toHaveLength(2);
  expect(list.getByText("On its way")).toBeTruthy();
  expect(list.getByText("Returned to the card")).toBeTruthy();
  expect(list.getAllByText("Reason: One bag was torn")).toHaveLength(2);
  expect(list.getAllByText("Delivery: $1.00")).toHaveLength(2);
  expect(list.queryByText(/The items didn’t go back into stock\./)).toBeNull();
  expect(screen.getByText("Refunded").nextElementSibling?.textContent).toBe("-$21.41");
});

test.each([
  [{ status: "pending", paidAt: null }, "Waiting for your payment"],
  [
    { status: "cancelled", paidAt: null },
    "You weren’t charged. If a payment still arrives, we refund it automatically.",
  ],
  [{ status: "cancelled" }, "The full amount goes back to your card within 5 to 10 days."],
] as [Partial<OrderDetail>, string][])("%o is explained", (more, text) => {
  show({ ...more, parcels: [{ ...parcelOfBuyer, status: more.status! }] });
  expect(screen.getByText(text)).toBeTruthy();
});

test("the page is printed", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});
