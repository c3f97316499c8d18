import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/quantity-stepper.tsx";

type Props = {
  label: string;
  lines: readonly { lineId: string; name: string; quantity: number }[];
  units: Record<string, number>;
  onChange: (units: Record<string, number>) => void;
  error?: string | false;
};

/** How many units of which lines. */
export function UnitsField({ label, lines, units, onChange, error }: Props) {
  const { t } = useTranslation("problems");
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex items-center justify-between gap-4">
        <span aria-hidden="true" className="font-semibold text-sm">
          {label}
        </span>
        <Button
          variant="link"
          size="sm"
          onClick={() => onChange(Object.fromEntries(lines.map((line) => [line.lineId, line.quantity])))}
        >
          {t("report.all")}
        </Button>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {lines.map(({ lineId, name, quantity }) => (
          <li key={lineId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-40 flex-1 leading-snug">{name}</span>
            <QuantityStepper
              size="sm"
              min={0}
              max={quantity}
              label={name}
              value={units[lineId] ?? 0}
              onValueChange={(count) => onChange({ ...units, [lineId]: count })}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="mt-2 text-danger-ink text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
