import { cart } from "#domains/cart/contract.ts";
import { forVisitor } from "#platform/rpc/handle.ts";
import { priceCart } from "./price-cart.ts";

export const cartRouter = { priceCart: forVisitor(cart.priceCart, priceCart) };
