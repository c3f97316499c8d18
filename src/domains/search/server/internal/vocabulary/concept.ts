import type { Language } from "#kernel/languages.ts";

/** A concept, with its words in each language, separated by commas; a thing is also found by what it is `within`. */
export type Words = Record<string, Record<Language, string> & { within?: string[] }>;
