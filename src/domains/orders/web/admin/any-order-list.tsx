import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { OrderSkeletons } from "../order-skeletons.tsx";
import { AnyOrderRow } from "./any-order-row.tsx";
import { type OrdersAddress, ordersInput, ordersPath } from "./orders-address.ts";
import { OrdersSearch } from "./orders-search.tsx";

/** All orders by status and search, a page at a time. */
export function AnyOrderList({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.orders.listOrdersAsAdmin.queryOptions({ input: ordersInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="any-orders" className="grid grid-cols-1 gap-6">
      <h2 id="any-orders" className="font-display font-semibold text-heading">
        {t("admin.title")}
        {data && <span className="figures ml-3 font-sans text-base text-ink-soft">{data.total}</span>}
      </h2>
      <OrdersSearch address={address} />
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {!data && !isError && <OrderSkeletons />}
      {data?.items.length === 0 && (
        <EmptyState
          headingLevel="h3"
          illustration={<Illustration name="search" />}
          title={t("admin.nothingTitle")}
          text={t("admin.nothingText")}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {data.items.map((order) => (
            <AnyOrderRow key={order.id} order={order} address={address} />
          ))}
        </ul>
      )}
      <Pagination
        className="max-sm:-mx-2"
        page={address.page}
        pageCount={data ? pageCount(data.total, data.pageSize) : 1}
        hrefFor={(page) => ordersPath({ ...address, page })}
      />
    </section>
  );
}
