import { useTranslation } from "#i18n/use-translation.ts";

/** How reviews are checked; it stands beside every list of them (R64). */
export function CheckedNote() {
  const { t } = useTranslation("reviews");
  return (
    <section className="text-ink-soft text-sm">
      <h3 className="mb-1 font-semibold text-ink">{t("checkedTitle")}</h3>
      <p className="max-w-prose">{t("checked")}</p>
    </section>
  );
}
