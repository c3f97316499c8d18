import { useTranslation } from "#i18n/use-translation.ts";

/** Says that a correction was searched instead of the typed words. */
export function CorrectedNotice({ typed, searchedFor }: { typed: string; searchedFor: string }) {
  const { t } = useTranslation("search");
  return (
    <p role="status" className="mb-5 rounded-leaf-sm bg-leaf-wash px-4 py-3">
      <strong className="font-semibold">{t("list.correctedTo", { term: searchedFor })}</strong>{" "}
      <span className="text-ink-soft">{t("list.correctedFrom", { term: typed })}</span>
    </p>
  );
}
