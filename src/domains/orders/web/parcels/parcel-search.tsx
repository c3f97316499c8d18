import { useTranslation } from "#i18n/use-translation.ts";
import { ListSearch } from "#ui/list-search.tsx";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";

/** A search within the chosen status. */
export function ParcelSearch({ address: { filter, search, sort } }: { address: ParcelsAddress }) {
  const { t } = useTranslation("orders");
  return (
    <ListSearch
      label={t("sell.searchLabel")}
      placeholder={t("sell.searchPlaceholder")}
      value={search}
      within={{
        tab: "orders",
        ...(filter === "all" ? {} : { filter }),
        ...(sort === "newest" ? {} : { sort }),
      }}
      clearTo={parcelsPath({ filter, sort })}
    />
  );
}
