import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queries } from "#client/queries.ts";
import { cartLineInputs, updateCartLine, useCart } from "./cart-store.ts";

/** The cart as the server prices it now. Asked again on every view and after every change. */
export function usePricedCart() {
  const cart = useCart();
  const input = { lines: cartLineInputs(cart.lines) };
  const priced = useQuery({
    ...queries.cart.priceCart.queryOptions({ input, enabled: cart.lines.length > 0 }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: "always",
  });
  const { data } = priced;
  // What the server knows better is kept, so that the quantity rules follow the stock of now. The price is not: a
  // higher one needs the buyer's consent.
  useEffect(() => {
    for (const line of data?.vendors.flatMap((vendor) => vendor.lines) ?? []) {
      const held = cart.lines.find((one) => one.productId === line.productId);
      if (!held) continue;
      const { name, imageUrl, stockQuantity } = line;
      if (held.stockQuantity !== stockQuantity || held.name !== name || held.imageUrl !== imageUrl)
        updateCartLine(line.productId, { name, imageUrl, stockQuantity });
    }
  }, [data, cart.lines]);
  return { ...cart, priced };
}
