import fs from "node:fs";
import path from "node:path";
import { listFiles, root } from "../../tools/map/read-module.ts";

export type Words = Map<string, string>;

/** `bulk-upload` is `bulkUpload` where code names it. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Where each namespace's three files lie: a domain's beside the domain, the shared ones below i18n. */
export const namespaces: Record<string, string> = {
  ...Object.fromEntries(["words", "errors", "countries", "mail"].map((name) => [name, `src/i18n/${name}`])),
  ui: "src/ui/locales",
  table: "src/ui/locales/table",
  offline: "src/offline/locales",
  ...Object.fromEntries(
    listFiles(["src/domains"], /^en\.json$/).map((file) => [namespaceOf(file), path.posix.dirname(file)]),
  ),
};

/** The domain; its long texts, such as `locales/legal`, are named by their folder. */
function namespaceOf(file: string): string {
  const folder = path.posix.basename(path.posix.dirname(file));
  return camelCase(folder === "locales" ? file.split("/")[2]! : folder);
}

/** Countries are looked up by code; the offline page and long texts are shown in full: the code names none of their keys. */
export const isWhole = (namespace: string): boolean =>
  namespace === "countries" ||
  namespace === "offline" ||
  (namespace !== "table" && /\/locales\/./.test(namespaces[namespace]!));

/** A namespace's texts in a language, each under its full key. */
export function readWords(namespace: string, language: string): Words {
  const file = path.join(root, namespaces[namespace]!, `${language}.json`);
  const words: Words = new Map();
  const add = (value: unknown, key: string) => {
    if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value)) add(inner, key ? `${key}.${name}` : name);
    else words.set(key, String(value));
  };
  add(JSON.parse(fs.readFileSync(file, "utf8")), "");
  return words;
}

/** A key without i18next's plural suffix. */
export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** A text's placeholders: `{{name}}` and `<tag>`, with repetitions. */
export function holesOf(text: string): string[] {
  return (text.match(/\{\{.*?\}\}|<\/?\w+\/?>/g) ?? []).map((hole) => hole.replace(/\s/g, "")).sort();
}
