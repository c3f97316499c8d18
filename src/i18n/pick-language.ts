import type { Language } from "#kernel/languages.ts";

/** One language's part of a table with all of them. */
export function pickLanguage<Key extends string>(
  table: Record<Key, Record<Language, string>>,
  language: Language,
): Record<Key, string> {
  const entries = Object.entries<Record<Language, string>>(table);
  return Object.fromEntries(entries.map(([key, names]) => [key, names[language]])) as Record<Key, string>;
}
