import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { cartStore } from "../../cart/web/cart-store.ts";
import { BuyAgain } from "./buy-again.tsx";

const id = (last: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f${String(last).padStart(4, "0")}`;
const bought = (last: number, quantity: number) => ({
  productId: id(last),
  name: `Coffee ${last}`,
  quantity,
});
const offer = (last: number, quantity: number, stockQuantity = 9) => ({
  ...{ productId: id(last), name: `Coffee ${last}`, imageUrl: "/x.webp", priceCents: 1_500, quantity },
  ...{ totalCents: 1_500 * Math.min(quantity, stockQuantity), stockQuantity, mostUnits: null, backOn: null },
  problem:
    stockQuantity === 0 ? ("sold_out" as const) : stockQuantity < quantity ? ("fewer_left" as const) : null,
});
type Offer = ReturnType<typeof offer>;
const show = (lines: ReturnType<typeof bought>[], priceCart: () => Offer[]) =>
  render(<BuyAgain number={4711} lines={lines} />, {
    session: buyerSession(),
    answers: {
      cart: {
        priceCart: () => ({
          vendors: [
            { vendorId: id(90), companyName: "La Loma", country: "CO", goodsCents: 0, lines: priceCart() },
          ],
          ...{ gone: [], itemCount: 0, goodsCents: 0, isBuyable: true, freeShippingFromCents: 5_000 },
        }),
      },
    },
  });
const button = () => screen.getByRole("button", { name: "Buy again: order #4711" });
const inCart = () => cartStore.get().lines.map(({ name, quantity }) => `${quantity} ${name}`);

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  cartStore.set(() => cartStore.initial);
});

test("all of an order comes into the cart, once", async () => {
  const { user, address } = show([bought(1, 2), bought(2, 1)], () => [offer(1, 2), offer(2, 1)]);
  await user.click(button());
  const toast = await findToast("Added to your cart");
  expect(toast.getByText("At today’s prices.")).toBeTruthy();
  expect(inCart()).toEqual(["2 Coffee 1", "1 Coffee 2"]);
  await user.click(button());
  await findToast("It’s all in your cart already");
  expect(inCart()).toEqual(["2 Coffee 1", "1 Coffee 2"]);
  await user.click(screen.getByRole("button", { name: "View cart" }));
  expect(address()).toBe("/cart");
});

test("what can't be added is named with its reason and a link, the rest is added", async () => {
  const { user } = show([bought(1, 4), bought(2, 1), bought(3, 1)], () => [offer(1, 4, 2), offer(2, 1, 0)]);
  await user.click(button());
  const notice = within(await screen.findByRole("status"));
  expect(notice.getByText("Not everything could be added")).toBeTruthy();
  expect(notice.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Coffee 1: fewer left; your cart has 2 of 4",
    "Coffee 2: sold out",
    "Coffee 3: no longer sold",
  ]);
  expect(notice.getByRole("link", { name: "Coffee 2" }).getAttribute("href")).toBe(`/products/${id(2)}`);
  expect(notice.queryByRole("link", { name: "Coffee 3" })).toBeNull();
  expect(inCart()).toEqual(["2 Coffee 1"]);
  await expectAccessible();
  // What the cart has already is not nothing.
  await user.click(button());
  expect(await screen.findByText("Not everything could be added")).toBeTruthy();
});

test("nothing of it is sold any more: said, without a way to a cart that got nothing", async () => {
  const { user } = show([bought(1, 1)], () => []);
  await user.click(button());
  const notice = within(await screen.findByRole("status"));
  expect(notice.getByText("Nothing could be added to your cart")).toBeTruthy();
  expect(notice.queryByRole("link")).toBeNull();
});

test("a failure is said, and the cart stays as it was", async () => {
  const { user } = show([bought(1, 1)], () => {
    throw refusal("TOO_MANY_REQUESTS");
  });
  await user.click(button());
  await findToast("Rate Limit Exceeded");
  expect(inCart()).toEqual([]);
});
