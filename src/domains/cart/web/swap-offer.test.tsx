import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { emptyCart } from "./cart-state.ts";
import { cartStore } from "./cart-store.ts";
import SwapOffer from "./swap-offer.tsx";

const id = (last: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f${String(last).padStart(4, "0")}`;
const item = (last: number, quantity: number) => ({
  ...{ productId: id(last), name: `Coffee ${last}`, imageUrl: "/x.webp", priceCents: 1_500 },
  ...{ stockQuantity: 9, quantity },
});
const swap = {
  ...{ fromProductId: id(1), productId: id(3), name: "Coffee 3", imageUrl: "/x.webp", priceCents: 1_600 },
  ...{ stockQuantity: 5, companyName: "La Loma", savedDeliveryCents: 575, savedCents: 475 },
};
const show = (answer: typeof swap | null) =>
  render(<SwapOffer destination={{ country: "US", state: null }} />, {
    answers: { checkout: { suggestSwap: () => answer } },
  });
const inCart = () => cartStore.get().lines.map(({ name, quantity }) => `${quantity} ${name}`);

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  cartStore.set(() => ({ ...emptyCart, lines: [item(1, 2), item(2, 1)] }));
});

test("what saves a delivery takes the line's place at its quantity, and can be undone", async () => {
  const { user } = show(swap);
  expect(await screen.findByText("Same taste from La Loma")).toBeTruthy();
  expect(screen.getByText("In place of Coffee 1, it saves $5.75 on delivery.")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Swap: Coffee 3 in place of Coffee 1" }));
  expect(inCart()).toEqual(["2 Coffee 3", "1 Coffee 2"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(inCart()).toEqual(["2 Coffee 1", "1 Coffee 2"]);
});

test("nothing is shown where nothing saves money", async () => {
  const { container } = show(null);
  await vi.waitFor(() => expect(container.querySelector("aside")).toBeNull());
});
