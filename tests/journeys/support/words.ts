import fs from "node:fs";
import path from "node:path";
import en from "#i18n/languages/en.ts";
import es from "#i18n/languages/es.ts";
import pt from "#i18n/languages/pt.ts";

type Tree = { [key: string]: string | Tree };
const languages: Record<"en" | "es" | "pt", Tree> = { en, es, pt };

/** The product's own texts, so that a journey reads the page in the language it is in: `say("checkout:pay")`. */
export function wordsOf(language: "en" | "es" | "pt") {
  const file = path.resolve(import.meta.dirname, `../../../src/i18n/mail/${language}.json`);
  const texts: Tree = { ...languages[language], mail: JSON.parse(fs.readFileSync(file, "utf8")) };
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = key
      .split(/[:.]/)
      .reduce<string | Tree | undefined>((tree, step) => (tree as Tree)?.[step], texts);
    if (typeof text !== "string") throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""));
  };
}

export type Say = ReturnType<typeof wordsOf>;
