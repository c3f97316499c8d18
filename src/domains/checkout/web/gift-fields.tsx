import { giftNoteLength } from "#domains/checkout/gift-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { GiftDraft } from "./checkout-draft.ts";

type GiftFieldsProps = { gift: GiftDraft; onChange: (change: Partial<GiftDraft>) => void };

/** Makes the order a gift, with a note for whom it goes to. */
export default function GiftFields({ gift, onChange }: GiftFieldsProps) {
  const { t } = useTranslation("checkout");
  return (
    <div className="mt-6 grid gap-4 border-line border-t pt-6">
      <Checkbox
        label={t("gift.is")}
        checked={gift.isGift}
        onChange={({ target }) => onChange({ isGift: target.checked })}
      />
      {gift.isGift && (
        <Field
          label={t("gift.note")}
          hint={t("gift.noteHint")}
          optional
          aside={
            <span className="figures text-ink-soft text-sm">{`${gift.note.length}/${giftNoteLength}`}</span>
          }
        >
          <Textarea
            rows={3}
            maxLength={giftNoteLength}
            value={gift.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        </Field>
      )}
    </div>
  );
}
