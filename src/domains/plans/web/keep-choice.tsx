import { useId } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field-notes.tsx";

type Item = { id: string; name: string; unitsSold: number };
type Props = {
  items: readonly Item[];
  max: number;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Which products stay active on a smaller plan; the best sellers are preselected. */
export function KeepChoice({ items, max, chosen, onChange }: Props) {
  const { t } = useTranslation("plans");
  const errorId = useId();
  const tooMany = chosen.length - max;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset aria-describedby={tooMany > 0 ? errorId : undefined}>
      <legend className="font-semibold">{t("keep.legend", { count: max })}</legend>
      <p className="mt-1 text-ink-soft text-sm">{t("keep.hint")}</p>
      <p role="status" className="figures mt-3 text-sm">
        {t("keep.chosen", { count: chosen.length, max })}
      </p>
      <ul className="mt-2 max-h-72 overflow-y-auto rounded-leaf-sm border border-line">
        {items.map((item) => (
          <li key={item.id} className="border-line px-4 py-2.5 not-first:border-t">
            <Checkbox
              label={item.name}
              hint={t("keep.sold", { count: item.unitsSold })}
              checked={chosen.includes(item.id)}
              onChange={() => toggle(item.id)}
            />
          </li>
        ))}
      </ul>
      {tooMany > 0 && <FieldError id={errorId}>{t("keep.tooMany", { count: tooMany })}</FieldError>}
    </fieldset>
  );
}
