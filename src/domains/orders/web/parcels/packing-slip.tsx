import "./packing-slip.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { GiftNote } from "../gift-note.tsx";
import { OrderAddress } from "../order-address.tsx";
import { OrderSkeletons } from "../order-skeletons.tsx";
import { PrintButton } from "../print-button.tsx";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";

/** The packing slip: sender, recipient, contents; no prices. */
export function PackingSlip({ address, parcelId }: { address: ParcelsAddress; parcelId: string }) {
  const { t } = useTranslation("orders");
  const { data: parcel } = useQuery(queries.orders.getParcel.queryOptions({ input: { parcelId } }));
  const lines = parcel?.lines
    .map((line) => ({ ...line, packed: line.quantity - line.refundedQuantity }))
    .filter(({ packed }) => packed > 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button asChild variant="link">
          <Link to={parcelsPath({ ...address, isSlip: false })}>
            <Icon name="arrow-left" />
            {t("sell.slip.back")}
          </Link>
        </Button>
        <PrintButton />
      </div>
      {!parcel && <OrderSkeletons />}
      {parcel && (
        <Card asChild padding="lg" className="packing-slip gap-8">
          <article aria-labelledby="slip-title">
            <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-ink border-b-2 pb-4">
              <div>
                <h2 id="slip-title" className="font-display font-semibold text-heading">
                  {t("sell.slip.title")}
                </h2>
                <p>{parcel.vendor.companyName}</p>
              </div>
              <p className="text-right">
                <span className="block font-semibold text-lg">
                  {t("number", { number: parcel.orderNumber })}
                </span>
                {formatDate(parcel.paidAt)}
              </p>
            </header>
            <OrderAddress address={parcel.shippingAddress} />
            <table className="w-full border-collapse text-left">
              <thead>
                <tr className="border-line border-b">
                  <th scope="col" className="py-2 pr-4 font-semibold">
                    {t("sell.slip.product")}
                  </th>
                  <th scope="col" className="py-2 text-right font-semibold">
                    {t("sell.slip.quantity")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines?.map((line) => (
                  <tr key={line.id} className="border-line border-b">
                    <td className="py-3 pr-4">{line.name}</td>
                    <td className="figures py-3 text-right font-semibold text-lg">{line.packed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {parcel.gift?.note && <GiftNote gift={parcel.gift} />}
            {!parcel.gift && (
              <p className="text-ink-soft">{t("sell.slip.thanks", { vendor: parcel.vendor.companyName })}</p>
            )}
          </article>
        </Card>
      )}
    </div>
  );
}
