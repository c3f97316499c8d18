import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";

export const isReason = (text: string) => text.trim().length >= 3;

/** The reason; the buyer reads it. */
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
      label={t("refundForm.reason")}
      required
      hint={t("refundForm.reasonHint")}
      error={isMissing && t("refundForm.reasonMissing")}
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
