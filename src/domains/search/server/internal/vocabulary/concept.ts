import type { Language } from "#kernel/languages.ts";

/** A concept, with its words in each language, separated by commas; a thing is also found by what it is `within`. */
export type Words = Record<string, Record<Language, string> & { within?: string[] }>;

/** Words that are the same in every language. */
export const same = (words: string): Record<Language, string> => ({ en: words, es: words, pt: words });

/** Words in English, Spanish and Portuguese. */
export const named = (en: string, es: string, pt: string): Record<Language, string> => ({ en, es, pt });
