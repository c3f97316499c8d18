import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { wholeDollars } from "./price-range.ts";

export type PriceBarsProps = { input: ListProductsInput };

/** A step without this share of the highest could not be seen. */
const lowest = 6;

/** How many products cost how much; what the price filter leaves out is paler. One sentence says it to a screen reader. */
export function PriceBars({ input }: PriceBarsProps) {
  const { t } = useTranslation("search");
  const { search, category, origin, roast, vendor } = input;
  const { data } = useQuery({
    ...queries.search.countPrices.queryOptions({ input: { search, category, origin, roast, vendor } }),
    placeholderData: keepPreviousData,
  });
  const steps = data?.steps ?? [];
  if (steps.length < 2) return null;
  const most = steps.reduce((one, other) => (other.count > one.count ? other : one));
  const min = Number(input.min ?? 0);
  const max = Number(input.max ?? Number.POSITIVE_INFINITY);
  return (
    <div
      role="img"
      aria-label={t("price.most", {
        count: most.count,
        min: wholeDollars(most.from),
        max: wholeDollars(most.below),
      })}
      className="flex h-full items-end gap-0.5"
    >
      {steps.map(({ from, below, count }) => (
        <i
          key={from}
          className={`flex-1 rounded-t-xs ${from <= max && below > min ? "bg-leaf" : "bg-line"}`}
          style={{ height: count > 0 ? `${Math.max(lowest, (100 * count) / most.count)}%` : 0 }}
        />
      ))}
    </div>
  );
}
