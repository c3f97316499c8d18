import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useSettled } from "#client/use-settled.ts";
import type { PromotionEffect as Effect, PromotionTerms } from "#domains/promotions/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount, formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { FactsTable } from "#ui/facts-table.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type Input = Partial<PromotionTerms> & Pick<PromotionTerms, "kind">;
type Props = {
  /** Null while the terms are not complete. */
  terms: (Input & { vendorIds?: string[] }) | null;
  isPlatform: boolean;
};

/** What a promotion would have done with the orders of the last 30 days; follows the terms as they are typed. */
export function PromotionEffect({ terms, isPlatform }: Props) {
  const { t } = useTranslation("promotionsManage");
  const settled = useSettled(terms, 600);
  const input = settled ?? { kind: "freeDelivery" };
  const simulation = isPlatform
    ? queries.checkout.simulatePlatformPromotion.queryOptions({ input })
    : queries.checkout.simulatePromotion.queryOptions({ input });
  const { data, isError, isFetching, refetch } = useQuery({
    ...(simulation as ReturnType<typeof queries.checkout.simulatePromotion.queryOptions>),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="promotion-effect" className="grid gap-3 rounded-leaf bg-leaf-wash p-5">
      <div>
        <h3 id="promotion-effect" className="font-semibold">
          {t("effect.title")}
        </h3>
        <p className="mt-1 text-sm">{t("effect.text")}</p>
      </div>
      {!terms && <p className="text-sm">{t("effect.incomplete")}</p>}
      <InlineRetry
        isShown={terms !== null && isError}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
      {terms && !isError && !data && <Skeleton className="h-40" />}
      {terms && !isError && data && (
        <div aria-busy={isFetching} className={isFetching ? "opacity-60" : undefined}>
          <Figures effect={data} isPlatform={isPlatform} />
        </div>
      )}
    </section>
  );
}

function Figures({ effect, isPlatform }: { effect: Effect; isPlatform: boolean }) {
  const { t } = useTranslation("promotionsManage");
  const { orders, used, discount, sales, commission, spent, isWhole, from } = effect;
  const change = ({ beforeCents, afterCents }: Effect["sales"]) =>
    beforeCents === afterCents
      ? formatUsd(beforeCents)
      : t("effect.change", { before: formatUsd(beforeCents), after: formatUsd(afterCents) });
  if (orders === 0) return <p role="status">{t("effect.noOrders")}</p>;
  return (
    <>
      <p role="status" className="figures mb-3">
        {used.orders === 0
          ? t("effect.unused", { orders: formatCount(orders) })
          : t("effect.used", { used: formatCount(used.orders), orders: formatCount(orders) })}
      </p>
      <FactsTable
        align="end"
        className="text-sm"
        facts={[
          { label: t("effect.lines"), value: formatCount(used.lines) },
          { label: t("effect.units"), value: formatCount(used.units) },
          {
            label: t(isPlatform ? "effect.byPlatform" : "effect.byVendor"),
            value: <Whole>{formatUsd(discount.vendorCents + discount.platformCents)}</Whole>,
          },
          { label: t("effect.sales"), value: change(sales) },
          { label: t("effect.commission"), value: change(commission) },
          ...(spent
            ? [{ label: t(`effect.spent.${spent.limit}`), value: <Whole>{formatDate(spent.at)}</Whole> }]
            : []),
        ]}
      />
      {!isWhole && (
        <p className="mt-3 text-sm">
          {t("effect.partly", { orders: formatCount(orders), from: formatDate(from) })}
        </p>
      )}
    </>
  );
}

/** An amount or a date, which is not broken over lines on a narrow screen. */
const Whole = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;
