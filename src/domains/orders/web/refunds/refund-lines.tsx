import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";
import { leftOf, type RefundableParcel } from "./refund-draft.ts";

type RefundLinesProps = {
  parcel: RefundableParcel;
  quantities: Record<string, number>;
  onChange: (quantities: Record<string, number>) => void;
};

/** The quantity of each line to refund, up to what is left of it. */
export function RefundLines({ parcel, quantities, onChange }: RefundLinesProps) {
  const { t } = useTranslation("orders");
  const open = parcel.lines.filter((line) => leftOf(line) > 0);
  if (open.length === 0) return <p className="text-ink-soft">{t("refundForm.noLines")}</p>;
  const all = Object.fromEntries(open.map((line) => [line.id, leftOf(line)]));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("refundForm.lines")}</legend>
      <div className="flex items-center justify-between gap-4">
        <span aria-hidden="true" className="font-semibold text-sm">
          {t("refundForm.lines")}
        </span>
        <Button variant="link" size="sm" onClick={() => onChange(all)}>
          {t("refundForm.all")}
        </Button>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {open.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-40 flex-1">
              <span className="block font-semibold leading-snug">{line.name}</span>
              <span className="text-ink-soft text-sm">
                {t("refundForm.left", { count: leftOf(line) })} · {formatUsd(line.unitPriceCents)}
              </span>
            </span>
            <QuantityStepper
              size="sm"
              min={0}
              max={leftOf(line)}
              label={line.name}
              value={quantities[line.id] ?? 0}
              onValueChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
