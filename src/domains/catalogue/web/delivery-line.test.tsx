import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { destinationStore } from "#domains/cart/web/destination-store.ts";
import { WishlistProvider } from "#domains/wishlist/web/wishlist-provider.tsx";
import type { Answers } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { productDetail } from "../../../../tests/support/components/product-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { DeliveryLine } from "./delivery-line.tsx";
import { ProductCard } from "./product-card.tsx";

const answers: Answers = {
  checkout: {
    getDestination: ({ country }) => ({
      country,
      near: country === "PE" ? ["CO"] : [],
      freeFromCents: 5_000,
    }),
  },
};

test("a product says what its delivery costs and when it comes, for a country that is changed in place", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T10:00:00Z"), toFake: ["Date"] });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-PT"]);
  const { user } = render(<DeliveryLine on="page" product={productDetail} />, { answers });
  // Wednesday; dispatched within three days, then seven to twelve working days.
  expect(await screen.findByText(/to Portugal/)).toHaveProperty(
    "textContent",
    "$16.25 to Portugal, Dec 8–15",
  );
  await user.click(screen.getByRole("button", { name: "Change the delivery country" }));
  const list = await screen.findByRole("combobox", { name: "Deliver to" });
  expect(document.activeElement).toBe(list);
  await user.selectOptions(list, "Peru");
  expect(await screen.findByText(/to Peru/)).toHaveProperty("textContent", "$10.00 to Peru, Dec 3–9");
  await user.selectOptions(list, "Colombia");
  expect(await screen.findByText(/to Colombia/)).toHaveProperty("textContent", "$5.38 to Colombia, Dec 1–3");
  await expectAccessible();
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change the delivery country" }));
  expect(destinationStore.get()).toEqual({ country: "CO", state: null });
  vi.useRealTimers();
});

test("a card says it too; what reaches the promise of free delivery alone is sent free", async () => {
  destinationStore.set(() => ({ country: "PE", state: null }));
  render(
    <WishlistProvider>
      <ProductCard product={productDetail} />
      <ProductCard product={{ ...productDetail, priceCents: 5_000 }} />
    </WishlistProvider>,
    { answers },
  );
  expect(await screen.findByText("Delivery $10.00")).toBeTruthy();
  expect(screen.getByText("Free delivery")).toBeTruthy();
});

test("where the country can't be told, the least is said, and nothing is promised of what can't be bought", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue([]);
  render(
    <WishlistProvider>
      <ProductCard product={productDetail} />
      <ProductCard product={{ ...productDetail, stockQuantity: 0 }} />
      <ProductCard product={{ ...productDetail, backOn: "2026-12-24" }} />
    </WishlistProvider>,
    { answers },
  );
  expect(await screen.findAllByText("Delivery from $5.38")).toHaveLength(1);
});
