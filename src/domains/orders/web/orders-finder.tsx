import type { OrderStatus } from "#domains/orders/order-life.ts";
import { orderStatuses } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { ListSearch } from "#ui/list-search.tsx";
import type { OrdersAddress } from "./orders-address.ts";

type OrdersFinderProps = {
  address: OrdersAddress;
  /** How many orders were found; undefined while it is not known. */
  total: number | undefined;
  within?: Record<string, string>;
  hrefFor: (address: Partial<OrdersAddress>) => string;
};

/** The search in one's orders and the choice of a status; the number found is announced. */
export function OrdersFinder({ address, total, within, hrefFor }: OrdersFinderProps) {
  const { t } = useTranslation("orders");
  const { status, search } = address;
  const choice = (name: OrderStatus | undefined) => ({
    name: name ?? "all",
    label: name ? t(`status.${name}`) : t("find.all"),
    to: hrefFor({ search, status: name }),
    isChosen: name === status,
  });
  return (
    <div className="grid gap-4">
      <ListSearch
        label={t("find.label")}
        placeholder={t("find.placeholder")}
        value={search}
        within={{ ...within, ...(status ? { status } : {}) }}
        clearTo={hrefFor({ status })}
      />
      <FilterLinks label={t("find.statuses")} links={[undefined, ...orderStatuses].map(choice)} />
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {(search || status) && total !== undefined ? t("find.count", { count: total }) : null}
      </p>
    </div>
  );
}
