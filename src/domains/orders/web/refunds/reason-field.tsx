import { useTranslation } from "react-i18next";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";

export const isReason = (text: string) => text.trim().length >= 3;

/** Why; the buyer reads it. */
export function ReasonField({
  value,
  onChange,
  isMissing,
}: {
  value: string;
  onChange: (value: string) => void;
  isMissing: boolean;
}) {
  const { t } = useTranslation("orders");
  return (
    <Field
      label={t("giveBack.reason")}
      required
      hint={t("giveBack.reasonHint")}
      error={isMissing && t("giveBack.reasonMissing")}
    >
      <Textarea
        rows={2}
        maxLength={300}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, " "))}
      />
    </Field>
  );
}
