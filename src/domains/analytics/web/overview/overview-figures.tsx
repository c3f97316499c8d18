import type { VendorOverview } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import { StatCard } from "#ui/stat-card.tsx";

/** The dashboard's figures beside the sales (docs/product.md#3-entities-and-their-fields). */
export function OverviewFigures({ overview }: { overview: VendorOverview }) {
  const { t } = useTranslation("analytics");
  const { products, views, pendingCommissionCents, ratingAverage, reviewCount } = overview;
  return (
    <section aria-label={t("overview.figures")} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        label={t("overview.products")}
        value={formatCount(products.total)}
        note={t("overview.productsNote", { count: products.onSale })}
        icon={<Icon name="package" />}
      />
      <StatCard
        label={t("overview.views")}
        value={formatCount(views)}
        note={t("overview.viewsNote")}
        icon={<Icon name="eye" />}
      />
      <StatCard
        label={t("overview.pending")}
        value={formatUsd(pendingCommissionCents)}
        note={t("overview.pendingNote")}
        icon={<Icon name="percent" />}
      />
      <StatCard
        label={t("overview.rating")}
        value={reviewCount > 0 ? ratingAverage.toFixed(1) : "–"}
        note={reviewCount > 0 ? t("overview.ratingNote", { count: reviewCount }) : t("overview.noRating")}
        icon={<Icon name="star" />}
      />
    </section>
  );
}
