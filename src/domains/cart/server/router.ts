import { cart } from "#domains/cart/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { getCart } from "./get-cart.ts";
import { priceCart } from "./price-cart.ts";
import { syncCart } from "./sync-cart.ts";

export const cartRouter = {
  priceCart: forVisitor(cart.priceCart, priceCart),
  getCart: forPerson(cart.getCart, getCart),
  syncCart: forPerson(cart.syncCart, syncCart),
};
