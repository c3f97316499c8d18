import { useTranslation } from "react-i18next";

/** Says that something else was searched than what was typed, and what that was. */
export function CorrectedNotice({ typed, searchedFor }: { typed: string; searchedFor: string }) {
  const { t } = useTranslation("search");
  return (
    <p role="status" className="mb-5 rounded-leaf-sm bg-leaf-wash px-4 py-3">
      <strong className="font-semibold">{t("list.correctedTo", { term: searchedFor })}</strong>{" "}
      <span className="text-ink-soft">{t("list.correctedFrom", { term: typed })}</span>
    </p>
  );
}
