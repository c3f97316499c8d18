import { lazy, Suspense } from "react";
import { href, Link } from "react-router";
import { useSession } from "#client/session.tsx";
import type { CartView } from "#domains/cart/contract.ts";
import type { QuoteView } from "#domains/checkout/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ParcelSummary, type ParcelView } from "./parcel-summary.tsx";
import { SummaryTotals } from "./summary-totals.tsx";

/** Only for visitors. */
const EstimatedTotals = lazy(() => import("./estimated-totals.tsx"));

type OrderSummaryProps = {
  cart: CartView | undefined;
  quote: QuoteView | undefined;
  isCalculating: boolean;
  needsReview: boolean;
};

/** The cart as parcels, one per vendor: first the goods alone, then with the quote's shipping and tax. */
export function OrderSummary({ cart, quote, isCalculating, needsReview }: OrderSummaryProps) {
  const { t } = useTranslation("checkout");
  const { t: tCart } = useTranslation("cart");
  const isSignedIn = useSession() !== null;
  const goodsCents = cart?.goodsCents ?? 0;
  const parcels = quote ? parcelsOfQuote(quote, cart) : cart && parcelsOfCart(cart);
  return (
    <>
      {needsReview && (
        <InlineNotice tone="warning" live title={t("attentionTitle")} className="mb-5">
          <p>{t("attentionText")}</p>
          <Button asChild size="sm" variant="secondary" className="mt-3">
            <Link to={href("/cart")}>{t("reviewCart")}</Link>
          </Button>
        </InlineNotice>
      )}
      {parcels ? (
        <div className="divide-y divide-line">
          {parcels.map((parcel) => (
            <ParcelSummary key={parcel.vendorId} parcel={parcel} />
          ))}
        </div>
      ) : (
        <div aria-busy="true" className="grid gap-3 pb-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {quote && cart && quote.shippingCents > 0 && quote.goodsCents < cart.freeShippingFromCents && (
        <p className="pb-4 text-leaf-ink text-sm">
          {tCart("freeShippingSaves", {
            amount: formatUsd(cart.freeShippingFromCents - quote.goodsCents),
            saved: formatUsd(quote.shippingCents),
          })}
        </p>
      )}
      {isSignedIn ? (
        <SummaryTotals goodsCents={goodsCents} quote={quote} isCalculating={isCalculating} />
      ) : (
        <Suspense fallback={<SummaryTotals goodsCents={goodsCents} quote={undefined} isCalculating />}>
          <EstimatedTotals goodsCents={goodsCents} />
        </Suspense>
      )}
    </>
  );
}

/** A quote doesn't say in which languages its names are; the cart that it prices does. */
function parcelsOfQuote(quote: QuoteView, cart: CartView | undefined): ParcelView[] {
  const inCart = cart?.vendors.flatMap(({ lines }) => lines) ?? [];
  const languageOf = new Map(inCart.map(({ productId, language }) => [productId, language]));
  return quote.parcels.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.map((line) => ({
      ...line,
      language: languageOf.get(line.productId),
      totalCents: line.totalPriceCents,
    })),
  }));
}

function parcelsOfCart(cart: CartView): ParcelView[] {
  return cart.vendors.map(({ vendorId, companyName, lines }) => ({ vendorId, companyName, lines }));
}
