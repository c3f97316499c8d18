import { LockKeyhole } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CartView } from "#domains/cart/contract.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { FactsTable } from "#ui/facts-table.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";

/** Sums, the way to free shipping, and the way to pay. */
export function CartSummary({ view, isPricing }: { view: CartView; isPricing: boolean }) {
  const { t } = useTranslation("cart");
  const missing = view.freeShippingFromCents - view.goodsCents;
  const isFree = missing <= 0;
  return (
    <Card tone="lifted" aria-busy={isPricing || undefined}>
      <CardTitle className="mb-4">{t("summary")}</CardTitle>
      <FactsTable
        align="end"
        facts={[
          { label: t("goods"), value: formatUsd(view.goodsCents) },
          { label: t("shipping"), value: isFree ? t("free") : t("atCheckout") },
          { label: t("tax"), value: t("atCheckout") },
        ]}
      />
      <p className="flex items-baseline justify-between gap-4 pt-4 pb-5">
        <span className="font-semibold">{t("total")}</span>
        <span className="figures font-display font-semibold text-heading">{formatUsd(view.goodsCents)}</span>
      </p>
      {isFree ? (
        <p className="rounded-leaf-sm bg-success-wash px-4 py-2.5 font-semibold text-sm text-success-ink">
          {t("freeShippingReached")}
        </p>
      ) : (
        <ProgressBar
          label={t("freeShippingMissing", { amount: formatUsd(missing) })}
          value={view.goodsCents}
          max={view.freeShippingFromCents}
        />
      )}
      {view.vendors.length > 0 && (
        <p className="mt-3 text-ink-soft text-sm">{t("parcels", { count: view.vendors.length })}</p>
      )}
      {view.isBuyable ? (
        <Button asChild size="lg" block className="mt-5">
          <Link to="/checkout">{t("checkout")}</Link>
        </Button>
      ) : (
        <>
          <Button size="lg" block disabled aria-describedby="cart-blocked" className="mt-5">
            {t("checkout")}
          </Button>
          <p id="cart-blocked" className="mt-3 font-semibold text-sm text-warning-ink">
            {t("solveFirst")}
          </p>
        </>
      )}
      <p className="mt-4 flex items-center gap-2 text-ink-soft text-sm">
        <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
        {t("secure")}
      </p>
    </Card>
  );
}
