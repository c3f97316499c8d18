import type { Language } from "#kernel/languages.ts";

/** What is meant, with its words in each language, between commas; who finds a thing also finds it by what it is `within`. */
export type Words = Record<string, Record<Language, string> & { within?: string[] }>;
