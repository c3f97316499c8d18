import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { useSettled } from "#client/use-settled.ts";
import type { CartItem } from "#domains/cart/web/cart-state.ts";
import { cartLineInputs } from "#domains/cart/web/cart-store.ts";
import type { AddressInput } from "#domains/checkout/address-shapes.ts";

/** A quote is valid for 30 minutes; an older one than this is requested again before use. */
const freshMs = 25 * 60_000;
/** While typing, an address is complete several times before it is final. */
const settleMs = 600;

export function quoteOptions(lines: readonly CartItem[], address: AddressInput, code: string | null) {
  return queries.checkout.createQuote.queryOptions({
    input: { lines: cartLineInputs(lines), address, ...(code ? { code } : {}) },
    staleTime: freshMs,
    refetchOnReconnect: false,
  });
}

type QuoteInput = { lines: readonly CartItem[]; address: AddressInput | null; code: string | null };

/** The server's prices for this cart, address and code, requested for an account as soon as the address is complete. */
export function useQuote({ lines, address, code }: QuoteInput) {
  const isSignedIn = useSession() !== null;
  const settled = useSettled(address, settleMs);
  const isAsked = isSignedIn && settled !== null && lines.length > 0;
  const query = useQuery({
    ...quoteOptions(lines, settled ?? noAddress, code),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return {
    quote: isAsked ? query.data : undefined,
    isCalculating: isSignedIn && address !== null && (query.isFetching || settled === null),
    error: isAsked ? query.error : null,
    retry: query.refetch,
  };
}

const noAddress: AddressInput = { fullName: "", phone: "", line1: "", city: "", country: "" };
