import { useTranslation } from "react-i18next";
import { RadioGroup } from "#ui/radio-group.tsx";

export type Restock = "yes" | "no" | null;

/** Whether the goods return to the stock: nothing is chosen for the person. */
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
      label={t("giveBack.restock")}
      name="restock"
      required
      value={value}
      onValueChange={onChange}
      error={isMissing && t("giveBack.restockMissing")}
      options={[
        { value: "yes", label: t("giveBack.restockYes"), hint: t("giveBack.restockYesHint") },
        { value: "no", label: t("giveBack.restockNo"), hint: t("giveBack.restockNoHint") },
      ]}
    />
  );
}
