import type { Page } from "@playwright/test";
import { namespaces, readWords } from "../../architecture/words.ts";

const languages = ["en", "es", "pt"] as const;
const words = languages.flatMap((language) =>
  Object.keys(namespaces).flatMap((namespace) =>
    [...readWords(namespace, language)].map(([key, text]) => ({ namespace, key, text })),
  ),
);
const texts = new Set(words.map(({ text }) => text));
const keys = new Set(words.flatMap(({ namespace, key }) => [key, `${namespace}:${key}`]));

/** A key that no text was found for, a value that was not filled in, or one that was nothing. */
const isRaw = (text: string) =>
  text.includes("{{") || /\b(undefined|NaN)\b/.test(text) || (keys.has(text) && !texts.has(text));

const named = "aria-label|alt|title|placeholder";
const entities: Record<string, string> = {
  "&amp;": "&",
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
};
const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

/** Texts of the server's HTML that were never meant to be read. */
export function rawTextsOf(html: string): string[] {
  const shown = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  const found = [
    ...[...shown.matchAll(/>([^<]+)</g)].map(([, text]) => text!),
    ...[...shown.matchAll(new RegExp(`\\s(?:${named})="([^"]*)"`, "g"))].map(([, text]) => text!),
  ];
  return [...new Set(found.map((text) => decode(text).trim()).filter(isRaw))];
}

/** The same of the page as it is now. */
export const rawTextsIn = async (page: Page): Promise<string[]> =>
  rawTextsOf(await page.evaluate(() => document.documentElement.outerHTML));
