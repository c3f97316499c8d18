import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { GiftNote } from "./gift-note.tsx";
import { NextSteps } from "./next-step.tsx";
import { OrderAddress } from "./order-address.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { ReceiptLink } from "./receipt-link.tsx";

/** What was just bought: its lines, what happens next with each parcel, totals and address. */
export default function PlacedOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation("orders");
  const { data: order, isError } = useQuery(queries.orders.getOrder.queryOptions({ input: { orderId } }));
  // The page says that it is paid and leads to the order; that alone is worth showing.
  if (isError) return null;
  if (!order) return <Skeleton className="h-96 w-full" />;
  const states = order.parcels.map((parcel) => ({ ...parcel, companyName: parcel.vendor.companyName }));
  return (
    <Card padding="lg" className="grid w-full gap-x-10 gap-y-7 text-left md:grid-cols-[minmax(0,1fr)_17rem]">
      <section aria-labelledby="placed-lines" className="min-w-0">
        <h2 id="placed-lines" className="mb-3 font-display font-semibold text-subheading">
          {t("detail.items")}
        </h2>
        <ul className="divide-y divide-line border-line border-y">
          {order.parcels
            .flatMap((parcel) => parcel.lines)
            .map((line) => (
              <OrderLine key={line.productId} line={line} />
            ))}
        </ul>
        <h2 className="mt-7 mb-3 font-display font-semibold text-subheading">{t("next.title")}</h2>
        <NextSteps parcels={states} />
      </section>
      <div className="grid content-start gap-7">
        <OrderTotals order={order} />
        <OrderAddress address={order.shippingAddress} />
        <GiftNote gift={order.gift} />
        <ReceiptLink order={order} className="justify-self-start" />
      </div>
    </Card>
  );
}
