import { useQuery } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queries } from "#client/queries.ts";
import { answerApi, refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../../tests/support/components/sessions.ts";
import { DecisionForm } from "../queue/decision-form.tsx";
import { StockDialog } from "./stock-dialog.tsx";

const id = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0003";
const product = { id, name: "Huila Dawn", stockQuantity: 9, heldQuantity: 2 };
const onClose = vi.fn();
const adjustStock = vi.fn((_: unknown) => ({ stockQuantity: 6, heldQuantity: 2 }));
const show = () =>
  render(<StockDialog product={product} onClose={onClose} />, {
    session: buyerSession(),
    answers: { listings: { adjustStock } },
  });
const amount = () => screen.getByLabelText(/^Add or remove/);
const save = () => screen.getByRole("button", { name: "Save" });

beforeEach(() => {
  onClose.mockClear();
  adjustStock.mockClear();
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a stock is changed by an amount with a reason", async () => {
  const { user } = show();
  const dialog = within(await screen.findByRole("dialog", { name: "Change stock" }));
  expect(document.activeElement).toBe(amount());
  await user.keyboard("−3");
  expect(dialog.getByText("New total: 6.")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText("Reason"), "Damaged");
  await expectAccessible();
  await user.click(save());
  expect(await screen.findByText("Huila Dawn: 6 in stock")).toBeTruthy();
  expect(adjustStock).toHaveBeenCalledWith({ productId: id, delta: -3, reason: "damaged" });
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(["", "0", "two", "1.5"])("the amount '%s' is refused at its field", async (text) => {
  const { user } = show();
  if (text) await user.type(amount(), text);
  await user.click(save());
  expect(screen.getByText("Enter a whole number other than 0.")).toBeTruthy();
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  expect(adjustStock).not.toHaveBeenCalled();
});

test("what is promised to buyers can't be taken out", async () => {
  const { user } = show();
  answerApi({
    listings: {
      adjustStock: () => {
        throw refusal("STOCK_PROMISED", { stockQuantity: 8, heldQuantity: 5 });
      },
    },
  });
  await user.type(amount(), "-9{Enter}");
  expect(await screen.findByText(/^There are 8 in stock, and 5 are promised to buyers\./)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

const submittedAt = "2026-10-01T10:00:00.000Z";

/** An administrator's decision, beside the queue that it changes. */
function Queue() {
  useQuery(queries.listings.listProductQueue.queryOptions({ input: {} }));
  return <DecisionForm productId={id} submittedAt={submittedAt} isRevision={false} reject={null} />;
}

test("after a decision the queue is loaded again", async () => {
  const listProductQueue = vi.fn((): never => {
    throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
  });
  const { user } = render(<Queue />, {
    at: "/admin",
    answers: { listings: { approveProduct: () => ({ decided: true as const }), listProductQueue } },
  });
  await vi.waitFor(() => expect(listProductQueue).toHaveBeenCalledOnce());
  await user.click(screen.getByRole("button", { name: "Approve product" }));
  await vi.waitFor(() => expect(listProductQueue.mock.calls.length).toBeGreaterThan(1), 5_000);
});
