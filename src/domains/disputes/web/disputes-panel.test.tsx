import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Dispute } from "#domains/disputes/contract.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { order, ownParcel } from "../../../../tests/support/components/order-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import { DisputesPanel } from "./disputes-panel.tsx";

const open: Dispute = {
  id: idOf(1),
  orderId: idOf(2),
  orderNumber: 10_042,
  vendors: ["Finca Alta", "La Cumbre"],
  reason: "product_not_received",
  state: "open",
  amountCents: 4_280,
  feeCents: 1_500,
  lossCents: 0,
  isRelieved: false,
  reliefReason: null,
  openedAt: "2026-11-02T08:00:00.000Z",
  answerBy: "2026-11-12T08:00:00.000Z",
  answeredAt: null,
  closedAt: null,
  evidence: { customer_name: "Ada Brown", shipping_tracking_number: "JD0146", shipping_carrier: "" },
};
const { shippingAddress: _, paidAt: __, ...parcel } = ownParcel;
const anyOrder = {
  ...order,
  buyer: { id: idOf(7), name: "Ada Brown", email: "ada@example.com", orderLimit: null },
  parcels: [parcel],
  approvals: [],
  payment: { amountCents: order.totalCents, refundedCents: 0 },
};
const pageOf = (...items: Dispute[]) => ({ items, total: items.length, page: 1, pageSize: 10 });
const noRefunds = () => [];

test("an open dispute says what is claimed, by when to answer and what we can show, and is answered once", async () => {
  const sent: object[] = [];
  let dispute: Dispute = open;
  const { user } = render(<DisputesPanel />, {
    session: adminSession(),
    answers: {
      disputes: {
        listDisputes: () => pageOf(dispute),
        listOutsideRefunds: noRefunds,
        answerDispute(input) {
          sent.push(input);
          dispute = { ...open, answeredAt: "2026-11-03T08:00:00.000Z", evidence: null };
          return {};
        },
      },
    },
  });
  expect(await screen.findByRole("link", { name: "Order #10042" })).toBeTruthy();
  const text = document.body.textContent;
  for (const part of [
    "$42.80 disputed",
    "nothing arrived",
    "Respond by: Nov 12, 2026",
    "Ada Brown",
    "JD0146",
    "Finca Alta",
  ])
    expect(text).toContain(part);
  // An empty field is not shown.
  expect(text).not.toContain("Carrier");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Respond" }));
  await user.type(screen.getByRole("textbox"), "  Signed for at the door. ");
  await user.click(screen.getByRole("button", { name: "Send to the bank" }));
  expect(await screen.findByText("The bank is deciding")).toBeTruthy();
  expect(sent).toEqual([{ disputeId: open.id, statement: "Signed for at the door." }]);
  expect(screen.queryByRole("button", { name: "Concede" })).toBeNull();
});

test("that the platform bears it needs a reason", async () => {
  const sent: object[] = [];
  const { user } = render(<DisputesPanel />, {
    session: adminSession(),
    at: "/admin?tab=disputes&state=closed",
    answers: {
      disputes: {
        listDisputes: () =>
          pageOf({ ...open, state: "lost", closedAt: "2026-11-13T08:00:00.000Z", evidence: null }),
        listOutsideRefunds: noRefunds,
        relieveVendors(input) {
          sent.push(input);
          return {};
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Have Cafeto pay" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Have Cafeto pay" }));
  expect(await dialog.findByText("Write a few words.")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole("textbox"), "Our carrier lost it");
  await user.click(dialog.getByRole("button", { name: "Have Cafeto pay" }));
  await expect.poll(() => sent).toEqual([{ disputeId: open.id, reason: "Our carrier lost it" }]);
});

test("a refund made at the provider is assigned to a parcel, or borne", async () => {
  const borne: object[] = [];
  const { user } = render(<DisputesPanel />, {
    session: adminSession(),
    answers: {
      disputes: {
        listDisputes: () => pageOf(),
        listOutsideRefunds: () => [
          {
            id: idOf(3),
            orderId: anyOrder.id,
            orderNumber: anyOrder.number,
            amountCents: 5_000,
            leftCents: 1_200,
            madeAt: "2026-11-02T08:00:00.000Z",
          },
        ],
        bearOutsideRefund(input) {
          borne.push(input);
          return {};
        },
      },
      orders: { getOrderAsAdmin: () => anyOrder },
    },
  });
  expect(await screen.findByText("$12.00 still to assign")).toBeTruthy();
  const vendor = anyOrder.parcels[0]!.vendor.companyName;
  await user.click(await screen.findByRole("button", { name: `Assign to ${vendor}` }));
  expect(await screen.findByText(/worth up to \$12\.00/)).toBeTruthy();
  await expectAccessible();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Have Cafeto pay the rest" }));
  await user.click(await screen.findByRole("button", { name: "Have Cafeto pay $12.00" }));
  await expect.poll(() => borne).toEqual([{ outsideRefundId: idOf(3) }]);
});
