export const languages = ["en", "es", "pt"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The first offered language of an Accept-Language header, by its q weights; else the fallback. */
export function languageFromHeader(header: string | null | undefined): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const q = parameters.find((p) => p.trim().startsWith("q="));
      return { language: tag.slice(0, 2).toLowerCase(), weight: q ? Number(q.trim().slice(2)) || 0 : 1 };
    })
    .sort((a, b) => b.weight - a.weight);
  return wanted.map((w) => w.language).find(isLanguage) ?? fallbackLanguage;
}
