import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Answers } from "../../../../tests/support/components/answer-api.ts";
import {
  countries,
  goods,
  leaveCart,
  pricedBy,
  storedCart,
} from "../../../../tests/support/components/cart.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { CartContents } from "./cart-contents.tsx";
import { emptyCart } from "./cart-state.ts";
import { cartStore } from "./cart-store.ts";
import { destinationStore } from "./destination-store.ts";
import { ParkedNotice } from "./parked-notice.tsx";
import { SavedLines } from "./saved-lines.tsx";

const [huila, sidamo] = goods;
const cost = (state?: string) => ({
  parcels: [],
  promotions: [],
  goodsCents: 1_500,
  shippingCents: 500,
  taxCents: state ? 120 : 0,
  totalCents: 2_000 + (state ? 120 : 0),
  taxNeedsState: true,
});
const answers: Answers = {
  cart: { priceCart: pricedBy() },
  checkout: {
    listCountries: () => countries,
    estimateCost: ({ state }) => cost(state),
    getLastAddress: () => null,
    listAddresses: () => ({ items: [] }),
  },
};
const contents = <CartContents empty={<p>Nothing here</p>} />;

test("the destination shows what delivery and tax come to, and the state completes it", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue([]);
  leaveCart([huila]);
  const { user } = render(contents, { answers });
  expect(await screen.findByText("Total before shipping and tax")).toBeTruthy();
  const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "Deliver to" });
  await waitFor(() => expect(country.disabled).toBe(false));
  await user.selectOptions(country, "United States");
  expect(await screen.findByText("Total before tax")).toBeTruthy();
  expect(screen.getByText("$5.00")).toBeTruthy();
  await expectAccessible();
  await user.selectOptions(screen.getByRole("combobox", { name: "State or province" }), "Oregon");
  expect(await screen.findByText("Total")).toBeTruthy();
  expect(screen.getByText("$21.20")).toBeTruthy();
  expect(screen.getByText("$1.20")).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("coffee-destination")!).value).toEqual({
    country: "US",
    state: "OR",
  });
});

test("without a choice the cart is priced for the country that the browser's languages suggest, with its days", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-PT", "pt"]);
  leaveCart([huila]);
  const arrival = { from: "2026-12-02", until: "2026-12-06" };
  const sums = { goodsCents: 1_500, shippingCents: 900, shippingSubsidyCents: 0, taxCents: 0 };
  const asked: string[] = [];
  render(contents, {
    answers: {
      ...answers,
      checkout: {
        ...answers.checkout,
        estimateCost: ({ country, lines }) => {
          asked.push(country);
          const { vendorId } = pricedBy()({ lines }).vendors[0]!;
          return {
            ...cost(),
            taxNeedsState: false,
            parcels: [{ vendorId, ...sums, arrival, toFreeDeliveryCents: 300 }],
          };
        },
      },
    },
  });
  expect(await screen.findByText("Dec 2–6")).toBeTruthy();
  expect(screen.getByText("Add $35.00, save $5.00 on delivery")).toBeTruthy();
  expect(screen.getByText("Add $3.00 from La Loma, save $9.00 on delivery")).toBeTruthy();
  expect(asked).toEqual(["PT"]);
  expect(destinationStore.get()).toBeNull();
});

test("a signed-in buyer's cart is priced for the default of the saved addresses, not for a guess or the last order", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-PT"]);
  leaveCart([huila]);
  const asked: (string | undefined)[] = [];
  const known = {
    fullName: "Ada",
    phone: "1",
    line1: "1 Main",
    line2: null,
    city: "Portland",
    postalCode: null,
  };
  render(contents, {
    session: buyerSession(),
    answers: {
      ...answers,
      checkout: {
        ...answers.checkout,
        listAddresses: () => ({
          items: [
            { id: huila.productId, isDefault: true, address: { ...known, country: "US", state: "OR" } },
          ],
        }),
        getLastAddress: () => ({ ...known, country: "CO" }),
        estimateCost: ({ country, state }) => {
          asked.push(`${country} ${state}`);
          return cost(state);
        },
      },
    },
  });
  await waitFor(() => expect(asked).toEqual(["US OR"]));
  expect(destinationStore.get()).toEqual({ country: "US", state: "OR" });
});

test("the way to free delivery is told until it is reached", async () => {
  leaveCart([huila]);
  const { user } = render(contents, { answers });
  expect(await screen.findByText("$35.00 more for free delivery")).toBeTruthy();
  const bar = screen.getByRole("progressbar");
  expect(bar.getAttribute("aria-valuenow")).toBe("1500");
  for (let more = 0; more < 3; more++)
    await user.click(screen.getByRole("button", { name: "Increase quantity of Huila Dawn" }));
  expect(await screen.findByText("Your order ships free.")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("what left the market is named and taken out together", async () => {
  leaveCart([huila, sidamo]);
  const { user } = render(contents, {
    answers: {
      ...answers,
      cart: {
        priceCart: ({ lines }) => ({
          ...pricedBy()({ lines: lines.filter(({ productId }) => productId !== sidamo.productId) }),
          gone: lines.filter(({ productId }) => productId === sidamo.productId),
        }),
      },
    },
  });
  expect(await screen.findByText("1 product is no longer sold")).toBeTruthy();
  expect(screen.getByText("Sidamo Mist")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove from cart" }));
  expect(storedCart()).toEqual([["Huila Dawn", 1]]);
  expect(screen.queryByText("1 product is no longer sold")).toBeNull();
});

test("the quantity's last unit taken away removes the line, with undo", async () => {
  leaveCart([huila]);
  const { user } = render(contents, { answers });
  await user.click(await screen.findByRole("button", { name: "Decrease quantity of Huila Dawn" }));
  expect(await screen.findByText("Nothing here")).toBeTruthy();
  await user.click((await findToast("Removed from cart")).getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("link", { name: "Huila Dawn" })).toBeTruthy();
});

test("right after signing in an empty cart may not have arrived yet", async () => {
  leaveCart([]);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  render(contents, {
    session: buyerSession(),
    answers: { ...answers, cart: { getCart: () => arrived.then(() => ({ lines: [], revision: 1 })) } },
  });
  expect(screen.getByText("Checking prices and stock…")).toBeTruthy();
  expect(screen.queryByText("Nothing here")).toBeNull();
  act(() => arrive());
  expect(await screen.findByText("Nothing here")).toBeTruthy();
});

test("saved products show today's price and stock, and what can't be bought stays", async () => {
  leaveCart([], goods);
  const { user } = render(<SavedLines />, {
    answers: {
      cart: {
        priceCart: ({ lines }) => ({
          ...pricedBy({
            "Huila Dawn": { stockQuantity: 0 },
            "Sidamo Mist": { stockQuantity: 1 },
          })({ lines: lines.slice(0, 2) }),
          gone: lines.slice(2),
        }),
      },
    },
  });
  const region = within(screen.getByRole("region", { name: /Saved for later/ }));
  expect(await region.findByText("Sold out")).toBeTruthy();
  expect(region.getByText("No longer sold")).toBeTruthy();
  expect(region.queryByRole("link", { name: "Cerrado Gold" })).toBeNull();
  expect(region.getByText("Only 1 left")).toBeTruthy();
  const move = (name: RegExp) => region.getByRole<HTMLButtonElement>("button", { name });
  expect(move(/Move to cart.*Huila Dawn/).disabled).toBe(true);
  await expectAccessible();
  await user.click(move(/Move to cart.*Sidamo Mist/));
  expect((await findToast("Stock limit reached")).getByText("Only 1 units available")).toBeTruthy();
  expect(storedCart()).toEqual([["Sidamo Mist", 1]]);
  await user.click(move(/Remove Huila Dawn from saved/));
  await user.click((await findToast("Removed from saved for later")).getByRole("button", { name: "Undo" }));
  expect(region.getByRole("heading", { name: "Huila Dawn" })).toBeTruthy();
});

test.each([
  ["OK", []],
  ["Add it to my cart too", [["Huila Dawn", 1]]],
] as const)("another person's cart is kept for them: %s", async (answer, expected) => {
  const session = buyerSession();
  const parked = { ownerId: sidamo.productId, lines: [huila], saved: [], removed: {} };
  cartStore.set(() => ({ ...emptyCart, ownerId: session.userId, parked: [parked] }));
  const { user } = render(<ParkedNotice />, { session });
  expect(screen.getByText("This is your own cart")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: answer }));
  expect(screen.queryByText("This is your own cart")).toBeNull();
  expect(storedCart()).toEqual(expected);
  expect(cartStore.get().parked).toHaveLength(1);
});

test("a solved problem disappears at once, not when the server has answered: the rows below stay under the pointer", async () => {
  leaveCart([huila, sidamo]);
  const price = pricedBy({
    [huila.name]: { priceCents: 1_700, problem: "price_rose" },
    [sidamo.name]: { stockQuantity: 1, problem: "fewer_left" },
  });
  let isFirst = true;
  const once: typeof price = (asked) => {
    if (!isFirst) return new Promise<never>(() => {}) as never;
    isFirst = false;
    return price(asked);
  };
  const { user } = render(contents, { answers: { ...answers, cart: { priceCart: once } } });
  const solve = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    const row = button.closest("[data-cart-row]");
    await user.click(button);
    expect(screen.queryByRole("button", { name })).toBeNull();
    expect(document.activeElement).toBe(row);
  };
  await solve("Accept the new price");
  await solve("Set to 1");
});
