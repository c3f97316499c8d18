import { Link } from "react-router";
import { type ParcelFilter, parcelFilters } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";

type ParcelFiltersProps = { address: ParcelsAddress; counts: Record<ParcelFilter, number> | undefined };

/** The statuses of parcels as links with counts; late ones stand out. */
export function ParcelFilters({ address, counts }: ParcelFiltersProps) {
  const { t } = useTranslation("orders");
  return (
    <nav aria-label={t("sell.filterLabel")}>
      <ul className="flex flex-wrap gap-2">
        {parcelFilters.map((name) => {
          const isChosen = name === address.filter;
          const isAlarm = name === "late" && (counts?.late ?? 0) > 0;
          return (
            <li key={name}>
              <Link
                to={parcelsPath({ search: address.search, filter: name })}
                preventScrollReset
                aria-current={isChosen ? "true" : undefined}
                className={cn(
                  "inline-flex min-h-9 items-center gap-2 rounded-full border-[1.5px] px-4 font-medium text-sm no-underline transition-colors pointer-coarse:min-h-11",
                  isChosen
                    ? "border-ink bg-ink text-paper"
                    : isAlarm
                      ? "border-danger-ink bg-danger-wash text-danger-ink hover:border-ink"
                      : "border-edge bg-surface text-ink hover:border-ink",
                )}
              >
                {t(`sell.filters.${name}`)}
                {counts && <span className="figures opacity-80">{counts[name]}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
