import fs from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
type Tree = { [key: string]: string | Tree };

/** The product's own texts, so that a journey reads the page in the language it is in: `say("checkout:pay")`. */
export function wordsOf(language: "en" | "es" | "pt") {
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8")) as Tree;
  return (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace = "", name = ""] = key.split(":");
    const shared = ["words", "errors", "countries", "mail"].includes(namespace)
      ? `src/i18n/${namespace}`
      : undefined;
    const own = `${namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/locales`;
    // A domain's further words lie in a folder below its own.
    const [further] = fs.globSync(`src/domains/*/locales/${namespace}`, { cwd: root });
    const folder = shared ?? further ?? (namespace === "ui" ? "src/ui/locales" : `src/domains/${own}`);
    const text = name
      .split(".")
      .reduce<string | Tree | undefined>(
        (tree, step) => (tree as Tree)?.[step],
        read(`${folder}/${language}.json`),
      );
    if (typeof text !== "string") throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""));
  };
}

export type Say = ReturnType<typeof wordsOf>;
