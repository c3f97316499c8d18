import { href, Link } from "react-router";
import { useSession } from "#client/session.tsx";
import type { CartView } from "#domains/cart/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { DestinationFields } from "./destination-fields.tsx";
import { FreeShipping } from "./free-shipping.tsx";
import type { useCartCost } from "./use-cart-cost.ts";

type CartSummaryProps = {
  view: CartView;
  isPricing: boolean;
  cost: ReturnType<typeof useCartCost>;
};

/** The cost with delivery, and the checkout button. */
export function CartSummary({
  view,
  isPricing,
  cost: { cost, destination, isEstimating },
}: CartSummaryProps) {
  const { t } = useTranslation("cart");
  const isBusy = isPricing || isEstimating;
  // Both are requested at once; until both have arrived, sums of different carts are not mixed.
  const known = cost?.goodsCents === view.goodsCents ? cost : undefined;
  const later = destination ? "…" : t("atCheckout");
  const isTaxOpen = known?.taxNeedsState && !destination?.state;
  const totalCents = known && !isTaxOpen ? known.totalCents : view.goodsCents + (known?.shippingCents ?? 0);
  const parcels = view.vendors.filter((vendor) => vendor.goodsCents > 0).length;
  const totalLabel = !known ? "totalGoods" : isTaxOpen ? "totalBeforeTax" : "total";
  return (
    <Card tone="lifted" aria-busy={isBusy || undefined}>
      <CardTitle className="mb-4">{t("summary")}</CardTitle>
      <DestinationFields destination={destination} needsState={cost?.taxNeedsState ?? false} />
      <FactsTable
        align="end"
        className="mt-5"
        facts={[
          { label: t("goods"), value: formatUsd(view.goodsCents) },
          {
            label: t("shipping"),
            value: known ? (known.shippingCents === 0 ? t("free") : formatUsd(known.shippingCents)) : later,
          },
          { label: t("estimatedTax"), value: known ? (isTaxOpen ? "–" : formatUsd(known.taxCents)) : later },
        ]}
      />
      <p className="flex items-baseline justify-between gap-4 pt-4 pb-5">
        <span className="font-semibold">{t(totalLabel)}</span>
        <span className="figures font-display font-semibold text-heading">{formatUsd(totalCents)}</span>
      </p>
      <p role="status" className="sr-only">
        {!isBusy && t("announceTotal", { count: view.itemCount, total: formatUsd(totalCents) })}
      </p>
      <FreeShipping view={view} savedCents={known?.shippingCents} />
      {parcels > 0 && <p className="mt-3 text-ink-soft text-sm">{t("parcels", { count: parcels })}</p>}
      <ToCheckout view={view} />
      <p className="mt-4 flex items-center gap-2 text-ink-soft text-sm">
        <Icon name="lock-keyhole" className="size-4 shrink-0" />
        {t("secure")}
      </p>
    </Card>
  );
}

/** The link to checkout, or to the first problem while there is one. */
function ToCheckout({ view }: { view: CartView }) {
  const { t } = useTranslation("cart");
  // A visitor signs up there.
  const checkout = withQuery(href("/checkout"), { account: useSession() ? undefined : "new" });
  if (view.isBuyable) {
    return (
      <Button asChild size="lg" block className="mt-5">
        <Link to={checkout}>{t("checkout")}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button size="lg" block disabled aria-describedby="cart-blocked" className="mt-5">
        {t("checkout")}
      </Button>
      <p id="cart-blocked" className="mt-3 font-semibold text-sm text-warning-ink">
        {t("solveFirst")}
      </p>
      <div>
        <Button variant="link" size="sm" onClick={showFirstProblem}>
          {t("showProblem")}
        </Button>
      </div>
    </>
  );
}

function showFirstProblem(): void {
  const rows = "[data-cart-row]:not([data-cart-row=''], [data-cart-row=price_fell])";
  const first = document.querySelector<HTMLElement>(rows);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  first?.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  first?.focus({ preventScroll: true });
}
