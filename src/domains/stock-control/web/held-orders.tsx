import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { href } from "react-router";
import { api } from "#client/api.ts";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { HeldOrder } from "#domains/stock-control/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { heldInput, type StockAddress, stockPath } from "./stock-address.ts";

/** Orders being paid, whose stock is held; where the payment page is over, it can be released. */
export function HeldOrders({ address }: { address: StockAddress }) {
  const { t } = useTranslation("stockControl");
  const columns = useColumns();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.stockControl.listHeldOrders.queryOptions({ input: heldInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("views.holds")} className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-soft">{t("holds.lead")}</p>
      <FilterLinks
        label={t("holds.filter")}
        links={[false, true].map((ended) => ({
          name: String(ended),
          label: ended ? t("holds.ended") : t("holds.all"),
          to: stockPath({ ended }),
          isChosen: address.ended === ended,
        }))}
      />
      <DataTable
        list="admin-held-orders"
        label={t("views.holds")}
        columns={columns}
        rows={data?.items}
        rowId={({ orderId }) => orderId}
        rowName={({ number }) => t("holds.order", { number })}
        hrefOf={({ orderId }) => withQuery(href("/admin"), { tab: "orders", order: orderId })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<EmptyState title={address.ended ? t("holds.noneEnded") : t("holds.none")} />}
        firstHref={address.after ? stockPath({ ...address, after: null }) : null}
        nextHref={data?.next ? stockPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

function useColumns(): DataColumn<HeldOrder>[] {
  const { t } = useTranslation("stockControl");
  return [
    { id: "order", header: t("columns.order"), isPrimary: true, cell: ({ number }) => `#${number}` },
    { id: "buyer", header: t("columns.buyer"), cell: ({ buyer }) => buyer.name },
    {
      id: "products",
      header: t("columns.products"),
      cell: ({ products }) => products.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
    },
    { id: "units", header: t("columns.units"), align: "end", cell: ({ units }) => units },
    {
      id: "heldAt",
      header: t("columns.heldSince"),
      cell: ({ heldAt }) => <span className="whitespace-nowrap">{formatDateTime(heldAt)}</span>,
    },
    {
      id: "endsAt",
      header: t("columns.pageEnds"),
      cell: ({ endsAt, hasEnded }) => (
        <span className="inline-flex flex-wrap items-center gap-2 max-md:justify-end">
          {endsAt ? formatDateTime(endsAt) : ""}
          {hasEnded && <Badge tone="red">{t("holds.over")}</Badge>}
        </span>
      ),
    },
    {
      id: "release",
      header: t("columns.action"),
      align: "end",
      cell: (order) => order.hasEnded && <ReleaseHold order={order} />,
    },
  ];
}

function ReleaseHold({ order: { orderId, number, units } }: { order: HeldOrder }) {
  const { t } = useTranslation("stockControl");
  const change = useChange(queries.stockControl.key());
  return (
    <AdminMay permission="inventory.manage">
      <span className="relative z-1">
        <WordsDialog
          trigger={
            <Button size="sm" variant="secondary" aria-label={t("release.named", { number })}>
              {t("release.open")}
            </Button>
          }
          title={t("release.title", { number })}
          text={t("release.text", { count: units })}
          label={t("reason.label")}
          hint={t("reason.hint")}
          missing={t("reason.missing")}
          longest={500}
          confirmLabel={t("release.confirm")}
          onConfirm={(reason) =>
            change(
              () => api.stockControl.releaseHeldOrder({ orderId, reason }),
              t("release.done", { number }),
            )
          }
        />
      </span>
    </AdminMay>
  );
}
