import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi } from "../../../../tests/support/components/answer-api.ts";
import { goods, leaveCart, storedCart } from "../../../../tests/support/components/cart.ts";
import { countToasts } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import type { HeldLine, LineChange } from "../contract.ts";
import { AddToCartButton } from "./add-to-cart-button.tsx";
import { CartNotices } from "./cart-notices.tsx";
import { updateCartLine, useCart } from "./cart-store.ts";

const [huila, sidamo] = goods;
const session = buyerSession();

function Lines() {
  const { lines } = useCart();
  return (
    <output>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ") || "nothing"}</output>
  );
}

const page = (
  <>
    <CartNotices />
    <Lines />
    <AddToCartButton product={{ ...huila, id: huila.productId }} />
  </>
);

/** An account's cart, as the server keeps it: every change raises the revision. */
function account(lines: HeldLine[] = []) {
  let revision = 1;
  const heard: LineChange[] = [];
  const held = () => ({ lines, revision });
  return {
    heard,
    answers: {
      getCart: held,
      syncCart({ changes }: { changes: readonly LineChange[] }) {
        heard.push(...changes);
        for (const { productId, quantity, priceCents, isSaved } of changes) {
          lines = lines.filter((line) => line.productId !== productId);
          const { name, imageUrl, stockQuantity } = goods.find((one) => one.productId === productId)!;
          const line = { productId, name, imageUrl, priceCents, stockQuantity, quantity, isSaved };
          if (quantity > 0) lines = [...lines, line];
        }
        revision += 1;
        return held();
      },
    },
  };
}

test("a visitor's cart and the account's become one on signing in, without a word", async () => {
  leaveCart([huila]);
  const { heard, answers } = account([{ ...sidamo, isSaved: false }]);
  render(page, { session, answers: { cart: answers } });
  expect(await screen.findByText("1 × Huila Dawn, 2 × Sidamo Mist")).toBeTruthy();
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ productId: huila.productId, quantity: 1, isVisitors: true });
  expect(countToasts()).toBe(0);
});

test("several presses in a row are sent together", async () => {
  leaveCart([]);
  const { heard, answers } = account();
  const syncCart = vi.fn(answers.syncCart);
  const { user } = render(page, { session, answers: { cart: { ...answers, syncCart } } });
  answerApi({ analytics: { recordCartAdd: () => undefined as never } });
  const plus = screen.getByRole("button", { name: "Add Huila Dawn to the cart" });
  await user.click(plus);
  await user.click(plus);
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ quantity: 2, isVisitors: false }));
  expect(syncCart).toHaveBeenCalledOnce();
});

test("what was removed here is removed from the account", async () => {
  leaveCart([]);
  const { heard, answers } = account([{ ...sidamo, isSaved: false }]);
  render(page, { session, answers: { cart: answers } });
  await screen.findByText("2 × Sidamo Mist");
  act(() => updateCartLine(sidamo.productId, { quantity: 0 }));
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ productId: sidamo.productId, quantity: 0 });
  expect(storedCart()).toEqual([]);
});

test("a change that could not be sent stays here and is sent once the connection is back", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  leaveCart([]);
  const { heard, answers } = account([{ ...sidamo, isSaved: false }]);
  render(page, { session, answers: { cart: answers } });
  await screen.findByText("2 × Sidamo Mist");
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  act(() => updateCartLine(sidamo.productId, { quantity: 5 }));
  await waitFor(() => expect(lost).toHaveBeenCalled());
  expect(screen.getByText("5 × Sidamo Mist")).toBeTruthy();
  lost.mockRestore();
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ quantity: 5 }));
});

test("another device's change arrives when it is asked for again", async () => {
  leaveCart([]);
  const lines = [{ ...sidamo, isSaved: false }];
  const { queryClient } = render(page, {
    session,
    answers: { cart: { getCart: () => ({ lines, revision: 1 }) } },
  });
  await screen.findByText("2 × Sidamo Mist");
  answerApi({
    cart: { getCart: () => ({ lines: [{ ...sidamo, quantity: 7, isSaved: false }], revision: 2 }) },
  });
  await queryClient.invalidateQueries();
  expect(await screen.findByText("7 × Sidamo Mist")).toBeTruthy();
});
