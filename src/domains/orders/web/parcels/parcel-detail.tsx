import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import type { ParcelDetail } from "#domains/orders/order-shapes.ts";
import type { TeamParcel } from "#domains/orders/packed-parcel.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { GiftNote } from "../gift-note.tsx";
import { OrderAddress } from "../order-address.tsx";
import { OrderSkeletons } from "../order-skeletons.tsx";
import { OrderStatusBadge } from "../order-status-badge.tsx";
import { RefundList } from "../refunds/refund-list.tsx";
import { ParcelActions } from "./parcel-actions.tsx";
import { ParcelDue } from "./parcel-due.tsx";
import { ParcelLines } from "./parcel-lines.tsx";
import { ParcelMoney } from "./parcel-money.tsx";
import { ParcelProgress } from "./parcel-progress.tsx";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";
import { showsMoney } from "./shows-money.ts";

type ParcelDetailViewProps = { address: ParcelsAddress; parcelId: string };

/** One parcel of a vendor: next step, destination, contents, money. */
export function ParcelDetailView({ address, parcelId }: ParcelDetailViewProps) {
  const { t } = useTranslation("orders");
  const { data: parcel, isError } = useQuery(queries.orders.getParcel.queryOptions({ input: { parcelId } }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Button asChild variant="link" className="w-fit">
        <Link to={parcelsPath({ ...address, parcelId: null })}>
          <Icon name="arrow-left" />
          {t("sell.back")}
        </Link>
      </Button>
      {isError && !parcel && (
        <EmptyState
          illustration={<Illustration name="search" />}
          title={t("sell.notFoundTitle")}
          text={t("sell.notFoundText")}
        />
      )}
      {!parcel && !isError && <OrderSkeletons />}
      {parcel && <Parcel parcel={parcel} address={address} />}
    </div>
  );
}

function Parcel({ parcel, address }: { parcel: TeamParcel; address: ParcelsAddress }) {
  const { t } = useTranslation("orders");
  const priced = showsMoney<ParcelDetail>(parcel) ? parcel : null;
  const heading = useFocusAfterChange(`${parcel.status} ${parcel.acceptedAt}`);
  return (
    <section aria-labelledby="parcel-title" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          <h2
            ref={heading}
            tabIndex={-1}
            id="parcel-title"
            className="font-display font-semibold text-heading"
          >
            {t("number", { number: parcel.orderNumber })}
          </h2>
          <p role="status" className="flex flex-wrap items-center gap-2">
            <OrderStatusBadge status={parcel.status} size="md" />
            <ParcelDue parcel={parcel} />
          </p>
          <p className="text-ink-soft text-sm">{t("detail.paid", { date: formatDateTime(parcel.paidAt) })}</p>
        </div>
        <ParcelActions parcel={parcel} address={address} />
      </div>
      {parcel.isFrozen && parcel.status !== "cancelled" && (
        <InlineNotice tone="warning" title={t("sell.money.frozenTitle")}>
          {t("sell.money.frozenText")}
        </InlineNotice>
      )}
      {parcel.cancelReason && (
        <p className="break-words text-ink-soft">{t("refunds.reason", { reason: parcel.cancelReason })}</p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <Card className="gap-6">
            <ParcelLines parcel={parcel} />
            {priced && <RefundList refunds={priced.refunds} forSeller />}
          </Card>
          <Card>
            <ParcelProgress parcel={parcel} isOwn />
          </Card>
        </div>
        <Card className="gap-7">
          {priced && <ParcelMoney parcel={priced} isOwn />}
          <OrderAddress address={parcel.shippingAddress} />
          <GiftNote gift={parcel.gift} forPacking />
        </Card>
      </div>
    </section>
  );
}
