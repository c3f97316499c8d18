import { useTranslation } from "#i18n/use-translation.ts";

/** Tasting notes in the user's language; one that is not on our list stays as the vendor wrote it. */
export function useTastingNotes(): (notes: readonly string[]) => string[] {
  const { t } = useTranslation("notes");
  return (notes) => notes.map((note) => t(note as "almond", { defaultValue: note }));
}
