import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AnyOrder } from "#domains/orders/admin-calls.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { order } from "../../../../../tests/support/components/order-samples.ts";
import { fill } from "../../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../../tests/support/components/sessions.ts";
import { AnyOrderView } from "./any-order.tsx";
import { OrderLimit } from "./order-limit.tsx";
import { readOrdersAddress } from "./orders-address.ts";

const buyer: AnyOrder["buyer"] = {
  id: idOf(1),
  name: "Ada Brown",
  email: "ada@example.com",
  orderLimit: null,
};

test("a limit is raised with an amount above the usual one and a reason", async () => {
  const sent: object[] = [];
  const { user } = render(<OrderLimit buyer={buyer} />, {
    session: adminSession(),
    answers: {
      orders: {
        setOrderLimit(input) {
          sent.push(input);
          return {};
        },
      },
    },
  });
  expect(screen.queryByRole("button", { name: "Remove limit" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Raise order limit" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Ada Brown/ }));
  await fill(user, dialog.getByLabelText(/^Highest order total/), "10000");
  await user.click(dialog.getByRole("button", { name: "Save limit" }));
  expect(dialog.getByText("Enter an amount above $10,000.00, up to $100,000.00.")).toBeTruthy();
  expect(dialog.getByText("Add a short reason.")).toBeTruthy();
  await expectAccessible();
  await user.clear(dialog.getByLabelText(/^Highest order total/));
  await fill(user, dialog.getByLabelText(/^Highest order total/), "25,000");
  await fill(user, dialog.getByLabelText(/^Reason/), "Forty cafés");
  await user.click(dialog.getByRole("button", { name: "Save limit" }));
  expect(sent).toEqual([{ buyerId: buyer.id, totalCents: 2_500_000, reason: "Forty cafés" }]);
});

test("a raised limit says who set it, when and why, and is removed", async () => {
  const sent: object[] = [];
  const orderLimit = {
    totalCents: 2_500_000,
    reason: "Forty cafés",
    setBy: "Grace Green",
    setAt: "2026-11-02T08:00:00.000Z",
  };
  const { user } = render(<OrderLimit buyer={{ ...buyer, orderLimit }} />, {
    session: adminSession(),
    answers: {
      orders: {
        removeOrderLimit(input) {
          sent.push(input);
          return {};
        },
      },
    },
  });
  expect(
    screen.getByText("Orders up to $25,000.00. Set by Grace Green, Nov 2, 2026. Reason: Forty cafés"),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove limit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove limit" }));
  await user.click(dialog.getByRole("button", { name: "Remove limit" }));
  expect(dialog.getByText("Add a short reason.")).toBeTruthy();
  await fill(user, dialog.getByLabelText(/^Reason/), "The fair is over.");
  await expectAccessible();
  await user.click(dialog.getByRole("button", { name: "Remove limit" }));
  expect(sent).toEqual([{ buyerId: buyer.id, reason: "The fair is over." }]);
});

test("whoever removes the limit by keyboard goes on from the order's heading", async () => {
  let orderLimit: AnyOrder["buyer"]["orderLimit"] = {
    totalCents: 2_500_000,
    reason: "Forty cafés",
    setBy: null,
    setAt: "2026-11-02T08:00:00.000Z",
  };
  const { user } = render(
    <main>
      <AnyOrderView address={readOrdersAddress(new URLSearchParams())} orderId={order.id} records={null} />
    </main>,
    {
      session: adminSession(),
      answers: {
        orders: {
          getOrderAsAdmin: () => ({
            ...order,
            approvals: [],
            payment: { amountCents: 4_732, refundedCents: 0 },
            parcels: [],
            buyer: { ...buyer, orderLimit },
          }),
          removeOrderLimit() {
            orderLimit = null;
            return {};
          },
        },
      },
    },
  );
  (await screen.findByRole("button", { name: "Remove limit" })).focus();
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Remove limit" }));
  await fill(user, dialog.getByLabelText(/^Reason/), "The fair is over.");
  dialog.getByRole("button", { name: "Remove limit" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Order #4711" })),
  );
});
