import { type ParcelFilter, parcelFilters } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";

type ParcelFiltersProps = { address: ParcelsAddress; counts: Record<ParcelFilter, number> | undefined };

/** The statuses of parcels as links with counts; late ones stand out. */
export function ParcelFilters({ address, counts }: ParcelFiltersProps) {
  const { t } = useTranslation("orders");
  const links = parcelFilters.map((name) => ({
    name,
    label: (
      <>
        {t(`sell.filters.${name}`)}
        {counts && <span className="figures opacity-80">{counts[name]}</span>}
      </>
    ),
    to: parcelsPath({ search: address.search, filter: name }),
    isChosen: name === address.filter,
    isAlarm: name === "late" && (counts?.late ?? 0) > 0,
  }));
  return <FilterLinks label={t("sell.filterLabel")} links={links} />;
}
