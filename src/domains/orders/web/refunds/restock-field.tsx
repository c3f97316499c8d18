import { useTranslation } from "#i18n/use-translation.ts";
import { RadioGroup } from "#ui/radio-group.tsx";

export type Restock = "yes" | "no" | null;

/** Whether to restock the goods: no default. */
export function RestockField({
  value,
  onChange,
  isMissing,
}: {
  value: Restock;
  onChange: (value: Restock) => void;
  isMissing: boolean;
}) {
  const { t } = useTranslation("orders");
  return (
    <RadioGroup
      label={t("refundForm.restock")}
      name="restock"
      required
      value={value}
      onValueChange={onChange}
      error={isMissing && t("refundForm.restockMissing")}
      options={[
        { value: "yes", label: t("refundForm.restockYes"), hint: t("refundForm.restockYesHint") },
        { value: "no", label: t("refundForm.restockNo"), hint: t("refundForm.restockNoHint") },
      ]}
    />
  );
}
