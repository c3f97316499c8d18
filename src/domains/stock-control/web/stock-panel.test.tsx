import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import { StockPanel } from "./stock-panel.tsx";

const vendor = { id: idOf(9), companyName: "Finca Sol" };
const held = (n: number, hasEnded: boolean) => ({
  orderId: idOf(n),
  number: 10_000 + n,
  buyer: { id: idOf(n + 50), name: "Ada Brown" },
  units: 3,
  products: [{ id: idOf(n + 70), name: "Huila", quantity: 3 }],
  heldAt: "2026-03-02T08:00:00.000Z",
  endsAt: "2026-03-02T08:30:00.000Z",
  hasEnded,
});

test("only a hold whose page is over is released, and not without a reason", async () => {
  const sent: unknown[] = [];
  const { user } = render(<StockPanel />, {
    session: adminSession(),
    at: "/admin?tab=inventory",
    answers: {
      stockControl: {
        listHeldOrders: () => ({ items: [held(1, false), held(2, true)], next: null }),
        releaseHeldOrder(input) {
          sent.push(input);
          return { units: 3 };
        },
      },
    },
  });
  const [button, ...others] = await within(await screen.findByRole("table")).findAllByRole("button", {
    name: /Release the stock of order/,
  });
  expect([button!.getAttribute("aria-label"), others]).toEqual(["Release the stock of order 10002", []]);
  await expectAccessible();
  await user.click(button!);
  await user.click(await screen.findByRole("button", { name: "Release stock" }));
  expect(await screen.findByText("Please write at least 3 characters.")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "The page hangs");
  await user.click(screen.getByRole("button", { name: "Release stock" }));
  expect(await screen.findByText("The stock of order 10002 is on sale again")).toBeTruthy();
  expect(sent).toEqual([{ orderId: idOf(2), reason: "The page hangs" }]);
});

test("a difference stands with its cause; a refused repair keeps the typed reason", async () => {
  const difference = { id: idOf(3), name: "Huila", vendor, stock: 9, moved: 5, held: 1, holds: 1 };
  const { user } = render(<StockPanel />, {
    session: adminSession(),
    at: "/admin?tab=inventory&view=checks",
    answers: {
      stockControl: {
        getLastStockCheck: () => ({ ranAt: "2026-03-02T08:07:00.000Z", count: 1 }),
        checkStock: () => [{ ...difference, causes: ["movements"], isRepairable: true }],
        repairStock: () => {
          throw refusal("CONFLICT");
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Check now" }));
  expect(await screen.findByText("Stock shows 9, but movements add up to 5.")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Repair the stock of Huila" }));
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "Counted twice");
  await user.click(screen.getByRole("button", { name: "Repair" }));
  expect(await screen.findByDisplayValue("Counted twice")).toBeTruthy();
});

test("who may only read sees no button that changes something", async () => {
  render(<StockPanel />, {
    session: adminSession("readOnly"),
    language: "es",
    at: "/admin?tab=inventory",
    answers: { stockControl: { listHeldOrders: () => ({ items: [held(2, true)], next: null }) } },
  });
  expect((await screen.findAllByText("Vencida")).length).toBeGreaterThan(0);
  expect(screen.queryAllByRole("button", { name: /Liberar/ })).toEqual([]);
});
