import { useTranslation } from "#i18n/use-translation.ts";
import { formatDays } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import { SummaryLine, type SummaryLineView } from "./summary-line.tsx";

export type ParcelView = {
  vendorId: string;
  companyName: string;
  lines: readonly SummaryLineView[];
  /** Unknown until there is an address. */
  shippingCents?: number;
  taxCents?: number;
  toFreeDeliveryCents?: number | null;
  arrival?: { from: string; until: string };
};

/** One vendor's parcel: its lines, delivery and tax. */
export function ParcelSummary({ parcel }: { parcel: ParcelView }) {
  const { t } = useTranslation("checkout");
  const { t: tCart } = useTranslation("cart");
  return (
    <section aria-label={t("parcelFrom", { vendor: parcel.companyName })} className="py-5 first:pt-0">
      <h3 className="mb-3 flex items-center gap-2 font-semibold text-sm">
        <Icon name="store" className="size-4 shrink-0 text-leaf-ink" />
        {parcel.companyName}
      </h3>
      <ul className="grid gap-3">
        {parcel.lines.map((line) => (
          <SummaryLine key={line.productId} line={line} />
        ))}
      </ul>
      {parcel.shippingCents !== undefined && (
        <dl className="mt-3 grid gap-1 text-ink-soft text-sm">
          <Row
            label={t("shipping")}
            value={parcel.shippingCents === 0 ? t("free") : formatUsd(parcel.shippingCents)}
          />
          <Row label={t("estimatedTax")} value={formatUsd(parcel.taxCents ?? 0)} />
          {parcel.arrival && <Row label={tCart("arrives")} value={formatDays(parcel.arrival)} />}
        </dl>
      )}
      {parcel.toFreeDeliveryCents && parcel.shippingCents && (
        <p className="mt-2 text-leaf-ink text-sm">
          {tCart("freeShippingSaves", {
            amount: formatUsd(parcel.toFreeDeliveryCents),
            saved: formatUsd(parcel.shippingCents),
          })}
        </p>
      )}
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}
