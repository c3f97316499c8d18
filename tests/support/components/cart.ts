import type { CartLine, CartView } from "#domains/cart/contract.ts";
import { type CartItem, emptyCart } from "#domains/cart/web/cart-state.ts";
import { cartStore } from "#domains/cart/web/cart-store.ts";

const idOf = (n: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f01${String(n).padStart(2, "0")}`;

/** Three products that a cart may hold, one each. */
export const goods = ["Huila Dawn", "Sidamo Mist", "Cerrado Gold"].map(
  (name, index): CartItem => ({
    productId: idOf(index),
    name,
    priceCents: 1_500 + 250 * index,
    imageUrl: "/images/huila.webp",
    stockQuantity: 9,
    quantity: index + 1,
  }),
) as [CartItem, CartItem, CartItem];

/** Leaves a visitor's cart in this browser. */
export function leaveCart(lines: readonly CartItem[], saved: readonly CartItem[] = []): void {
  cartStore.set(() => ({ ...emptyCart, lines, saved }));
}

/** What this browser's cart holds: names and quantities. */
export function storedCart(): [name: string, quantity: number][] {
  const { value } = JSON.parse(localStorage.getItem("coffee-cart") ?? "{}") as {
    value: { lines: CartItem[] };
  };
  return value.lines.map(({ name, quantity }) => [name, quantity]);
}

type Asked = { lines: readonly { productId: string; quantity: number }[] };

/** The cart priced by a vendor who sells `goods`; `changes` are what its lines turned out to be. */
export function pricedBy(changes: Record<string, Partial<CartLine>> = {}) {
  return ({ lines: asked }: Asked): CartView => {
    const lines = asked.map(({ productId, quantity }): CartLine => {
      const { name, priceCents, imageUrl, stockQuantity } = goods.find((one) => one.productId === productId)!;
      const totalCents = priceCents * quantity;
      const facts = {
        ...{ productId, name, priceCents, imageUrl, stockQuantity, quantity, totalCents },
        mostUnits: null,
      };
      return { ...facts, problem: null, backOn: null, ...changes[name] };
    });
    const goodsCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
    const vendor = { vendorId: idOf(90), companyName: "La Loma", country: "CO", goodsCents, lines };
    return {
      vendors: [vendor],
      gone: [],
      itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
      goodsCents,
      isBuyable: lines.every(({ problem }) => problem === null || problem === "price_fell"),
      freeShippingFromCents: 5_000,
    };
  };
}

export const countries = {
  items: [
    { code: "CO", name: "Colombia", postal: null, states: [] },
    { code: "US", name: "United States", postal: null, states: [{ code: "OR", name: "Oregon" }] },
  ],
};
