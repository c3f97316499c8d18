import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { useLatePart } from "#client/use-late-part.ts";
import type { CartView } from "#domains/cart/contract.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { CartParcel } from "./cart-parcel.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { GoneLines } from "./gone-lines.tsx";
import { UncheckedCart } from "./unchecked-cart.tsx";
import { useCartCost } from "./use-cart-cost.ts";
import { usePricedCart } from "./use-priced-cart.ts";

/** The cart by vendor, as it can be bought now. `empty` is shown while there are no lines. */
export function CartContents({ empty }: { empty: ReactNode }) {
  const { lines, priced, view } = usePricedCart();
  const isArriving = useArriving();
  useFocusWhenEmptied(lines.length === 0);
  if (lines.length === 0) return isArriving ? <CartSkeleton /> : empty;
  if (!view && (priced.isError || priced.fetchStatus === "paused")) {
    return (
      <UncheckedCart
        lines={lines}
        error={priced.error}
        isRetrying={priced.isFetching}
        onRetry={() => void priced.refetch()}
      />
    );
  }
  if (!view) return <CartSkeleton lines={lines.length} />;
  return <PricedCart view={view} isPricing={priced.isFetching} />;
}

const loadSwapOffer = async () => (await import("./swap-offer.tsx")).default;

function PricedCart({ view, isPricing }: { view: CartView; isPricing: boolean }) {
  const cost = useCartCost();
  const [SwapOffer, wantSwapOffer] = useLatePart(loadSwapOffer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is time
  useEffect(() => whenIdle(wantSwapOffer), []);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid gap-6">
        <GoneLines productIds={view.gone.map((line) => line.productId)} />
        {view.vendors.map((parcel) => (
          <CartParcel
            key={parcel.vendorId}
            parcel={parcel}
            cost={cost.cost?.parcels.find(({ vendorId }) => vendorId === parcel.vendorId)}
          />
        ))}
        {view.vendors.length > 1 && cost.destination && SwapOffer && (
          <SwapOffer destination={cost.destination} />
        )}
      </div>
      <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)]">
        <CartSummary view={view} isPricing={isPricing} cost={cost} />
      </div>
    </div>
  );
}

/** Right after sign-in on a device, an empty cart may just not have arrived yet. */
function useArriving(): boolean {
  const isSignedIn = useSession() !== null;
  const { isPending } = useQuery(queries.cart.getCart.queryOptions({ input: {}, enabled: isSignedIn }));
  return isSignedIn && isPending;
}

/** When the last line is removed, or a dialog clears them all, the focus moves to the heading instead of being lost. */
function useFocusWhenEmptied(isEmpty: boolean): void {
  const wasFilled = useRef(false);
  useEffect(() => {
    if (isEmpty && wasFilled.current && document.activeElement === document.body)
      document.getElementById("page-title")?.focus();
    wasFilled.current = !isEmpty;
  }, [isEmpty]);
}
