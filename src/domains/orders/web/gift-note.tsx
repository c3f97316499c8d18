import { useId } from "react";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";

type GiftNoteProps = { gift: OrderDetail["gift"]; forPacking?: boolean };

/** A gift's note; nothing for what is no gift. `forPacking`: with what its vendor takes care of. */
export function GiftNote({ gift, forPacking = false }: GiftNoteProps) {
  const { t } = useTranslation("orders");
  const id = useId();
  if (!gift) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-display font-semibold text-subheading">
        {t("gift.title")}
      </h2>
      {gift.note ? (
        <blockquote className="whitespace-pre-line border-leaf border-l-2 pl-3 wrap-anywhere">
          {gift.note}
        </blockquote>
      ) : (
        <p className="text-ink-soft">{t("gift.noNote")}</p>
      )}
      {forPacking && <p className="mt-2 text-ink-soft text-sm">{t("gift.packing")}</p>}
    </section>
  );
}
