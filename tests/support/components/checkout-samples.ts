import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { CartView } from "#domains/cart/contract.ts";
import { type CartItem, emptyCart } from "#domains/cart/web/cart-state.ts";
import { cartStore } from "#domains/cart/web/cart-store.ts";
import type { AddressInput } from "#domains/checkout/address-shapes.ts";
import type { QuoteView } from "#domains/checkout/contract.ts";
import type { Answers } from "./answer-api.ts";

const vendorId = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0004";
export const quoteId = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0010";
export const orderId = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0011";

export const cartItem: CartItem = {
  productId: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0003",
  name: "Huila Dawn",
  priceCents: 1_890,
  imageUrl: "/images/huila.webp",
  stockQuantity: 9,
  quantity: 2,
};
const { productId, name, imageUrl, priceCents, quantity, stockQuantity } = cartItem;
const goodsCents = priceCents * quantity;

export const address: AddressInput = {
  fullName: "Ada Reyes",
  phone: "+1 503 555 0132",
  country: "US",
  line1: "1 Main Street",
  line2: null,
  city: "Portland",
  state: "OR",
  postalCode: "97201",
};

export const pricedCart: CartView = {
  vendors: [
    {
      vendorId,
      companyName: "La Loma",
      country: "CO",
      goodsCents,
      lines: [
        {
          productId,
          name,
          imageUrl,
          priceCents,
          quantity,
          totalCents: goodsCents,
          stockQuantity,
          mostUnits: null,
          problem: null,
          backOn: null,
        },
      ],
    },
  ],
  gone: [],
  itemCount: quantity,
  goodsCents,
  isBuyable: true,
  freeShippingFromCents: 5_000,
};

export const quote: QuoteView = {
  id: quoteId,
  expiresAt: "2026-12-01T00:30:00.000Z",
  parcels: [
    {
      vendorId,
      companyName: "La Loma",
      goodsCents,
      shippingCents: 650,
      shippingSubsidyCents: 0,
      taxCents: 302,
      toFreeDeliveryCents: null,
      arrival: { from: "2026-12-02", until: "2026-12-08" },
      lines: [
        {
          productId,
          name,
          imageUrl,
          quantity,
          unitPriceCents: priceCents,
          totalPriceCents: goodsCents,
          vendorDiscountCents: 0,
          platformDiscountCents: 0,
          taxCents: 302,
        },
      ],
    },
  ],
  promotions: [],
  codeProblem: null,
  goodsCents,
  shippingCents: 650,
  shippingSubsidyCents: 0,
  taxCents: 302,
  totalCents: goodsCents + 952,
};

/** What a checkout asks before anyone pays. */
export const checkoutAnswers: Answers = {
  cart: { priceCart: () => pricedCart },
  checkout: {
    getLastAddress: () => null,
    listAddresses: () => ({ items: [] }),
    createQuote: () => quote,
    listCountries: () => ({
      items: [
        {
          code: "US",
          name: "United States",
          postal: { pattern: "\\d{5}", example: "97201" },
          states: [
            { code: "CA", name: "California" },
            { code: "OR", name: "Oregon" },
          ],
        },
        { code: "PA", name: "Panama", postal: null, states: [] },
      ],
    }),
  },
};

export function fillCart(...lines: CartItem[]): void {
  cartStore.set(() => ({ ...emptyCart, lines }));
}

export const addressField = (label: string) => screen.findByLabelText(label, { exact: false });

export async function fillAddress(user: UserEvent, more: Partial<AddressInput> = {}): Promise<void> {
  const { fullName, phone, country, line1, city, state, postalCode } = { ...address, ...more };
  const write = async (label: string, text: string) => {
    await user.clear(await addressField(label));
    await user.click(await addressField(label));
    await user.paste(text);
  };
  await screen.findByRole("option", { name: "United States" });
  await write("Full name", fullName);
  await write("Phone", phone);
  await user.selectOptions(await addressField("Country"), country);
  await write("Address line 1", line1);
  await write("City", city);
  if (state) await user.selectOptions(await addressField("State / Province"), state);
  if (postalCode) await write("Postal code", postalCode);
}
