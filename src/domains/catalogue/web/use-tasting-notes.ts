import { useTranslation } from "react-i18next";

/** Tasting notes in the person's language; one that our list does not know stays as the vendor wrote it. */
export function useTastingNotes(): (notes: readonly string[]) => string[] {
  const { t } = useTranslation("notes");
  return (notes) => notes.map((note) => t(note as "almond", { defaultValue: note }));
}
