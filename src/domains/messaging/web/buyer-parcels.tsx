import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Icon } from "#ui/icon.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Bean } from "#ui/spinner.tsx";
import { ParcelBadge } from "./parcel-badge.tsx";

/** For the vendor: what this buyer bought from this shop, loaded once it is opened. */
export function BuyerParcels({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation("messaging");
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group mt-1">
      <summary className="flex min-h-8 list-none items-center gap-1.5 font-medium text-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-down"
          className="size-4 text-ink-soft transition-[rotate] duration-200 group-open:rotate-180"
        />
        {t("parcels.title")}
      </summary>
      {isOpen && <List conversationId={conversationId} />}
    </details>
  );
}

function List({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation("messaging");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.messaging.listBuyerParcels.queryOptions({ input: { conversationId } }),
  );
  if (!data)
    return (
      <div role="status" className="py-2">
        <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
        {!isError && <Bean />}
      </div>
    );
  if (data.items.length === 0) return <p className="py-2 text-ink-soft text-sm">{t("parcels.none")}</p>;
  return (
    <>
      <ul className="grid max-h-40 gap-1 overflow-y-auto pb-1">
        {data.items.map(({ parcelId, orderNumber, status, paidAt, goodsCents, itemCount }) => (
          <li key={parcelId} className="flex flex-wrap items-center gap-x-3 text-sm">
            <Link
              to={withQuery(href("/vendor/dashboard"), { tab: "orders", parcel: parcelId })}
              className="inline-flex min-h-6 items-center text-link"
            >
              {t("order", { number: orderNumber })}
            </Link>
            <span className="figures text-ink-soft">
              {formatDate(paidAt)} · {t("parcels.items", { count: itemCount })} · {formatUsd(goodsCents)}
            </span>
            <ParcelBadge status={status} />
          </li>
        ))}
      </ul>
      {data.total > data.items.length && (
        <p className="pb-1 text-ink-soft text-sm">
          {t("parcels.more", { count: data.items.length, total: data.total })}
        </p>
      )}
    </>
  );
}
