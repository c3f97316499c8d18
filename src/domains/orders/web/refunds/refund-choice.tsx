import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { leftOfParcel, type RefundableParcel, type RefundDraft, type reckonRefund } from "./refund-draft.ts";
import { RefundLines } from "./refund-lines.tsx";

type RefundChoiceProps = {
  parcel: RefundableParcel;
  draft: RefundDraft;
  sums: ReturnType<typeof reckonRefund>;
  isChecked: boolean;
  onChange: (part: Partial<RefundDraft>) => void;
};

/** What is refunded: units of products and some of the delivery, or an amount. */
export function RefundChoice(props: RefundChoiceProps) {
  const { t } = useTranslation("orders");
  return (
    <>
      <RadioGroup
        label={t("refundForm.by")}
        name="by"
        layout="row"
        value={props.draft.by}
        onValueChange={(by) => props.onChange({ by })}
        options={[
          { value: "lines", label: t("refundForm.byLines") },
          { value: "amount", label: t("refundForm.byAmount") },
        ]}
      />
      {props.draft.by === "amount" ? <Amount {...props} /> : <Lines {...props} />}
    </>
  );
}

function Amount({ parcel, draft, sums, isChecked, onChange }: RefundChoiceProps) {
  const { t } = useTranslation("orders");
  return (
    <Field
      label={t("refundForm.amount")}
      hint={t("refundForm.amountHint", { most: formatUsd(leftOfParcel(parcel)) })}
      error={isChecked && !(sums.isRight && sums.totalCents > 0) && t("refundForm.amountWrong")}
      required
    >
      <Input
        inputMode="decimal"
        placeholder="0.00"
        value={draft.amount}
        onChange={(event) => onChange({ amount: event.target.value.slice(0, 10) })}
        className="max-w-40"
      />
    </Field>
  );
}

function Lines({ parcel, draft, sums, isChecked, onChange }: RefundChoiceProps) {
  const { t } = useTranslation("orders");
  return (
    <>
      <RefundLines
        parcel={parcel}
        quantities={draft.quantities}
        onChange={(quantities) => onChange({ quantities })}
      />
      {parcel.refundableShippingCents > 0 && (
        <Field
          label={t("refundForm.shipping")}
          hint={
            sums.isLast
              ? t("refundForm.shippingWhole")
              : t("refundForm.shippingHint", { most: formatUsd(parcel.refundableShippingCents) })
          }
          error={isChecked && !sums.isRight && t("refundForm.shippingWrong")}
        >
          <Input
            inputMode="decimal"
            placeholder="0.00"
            disabled={sums.isLast}
            value={draft.shipping}
            onChange={(event) => onChange({ shipping: event.target.value.slice(0, 10) })}
            className="max-w-40"
          />
        </Field>
      )}
    </>
  );
}
