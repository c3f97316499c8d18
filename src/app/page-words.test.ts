import { expect, test } from "vitest";
import en from "#i18n/languages/shop-en.ts";
import { readModule } from "../../tools/map/read-module.ts";
import { pages } from "./pages.ts";

/** Signing out needs a session, and with a session the signed-in areas' words are loaded. */
const withSession = ["src/domains/auth/web/use-sign-out.ts"];
const bringsWords = ["src/i18n/signed-in-words.ts", "src/i18n/reporting-words.ts"];
const frame = ["src/app/root.tsx", "src/app/layouts/shop.tsx", "src/app/entry.client.tsx"];
const namespaceUse =
  /useTranslation\(\s*(\[[^\]]*\]|"[a-zA-Z]+")|\b[tT]\w*\(\s*["'`]([a-zA-Z]+):|getFixedT\([^,]+,\s*"([a-zA-Z]+)"/g;

const shopPages = pages.filter(({ guard, translations }) => !guard && !translations);

/** Every module that a shop page may run, sooner or later. */
function reachable(): string[] {
  const found = new Set<string>();
  const next = [...frame, ...shopPages.map(({ file }) => `src/app/pages/${file}`)];
  for (let file = next.pop(); file; file = next.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || /\/i18n\/|\/server\/|contract\.ts$/.test(file)) continue;
    const { imports } = readModule(file);
    // Such a part is there when its words are.
    if (imports.some((one) => bringsWords.includes(one.file ?? ""))) continue;
    found.add(file);
    next.push(...imports.flatMap((one) => (one.isType || !one.file ? [] : [one.file])));
  }
  return [...found].filter((file) => !withSession.includes(file));
}

test("what a page may run says nothing that only the signed-in areas' words hold, unless its row names them", () => {
  const files = reachable();
  expect(files.length).toBeGreaterThan(100);
  const missing = files.flatMap((file) =>
    [...readModule(file).text.matchAll(namespaceUse)]
      .flatMap(([, used, prefix, fixed]) => [...(used ?? prefix ?? fixed ?? "").matchAll(/\w+/g)])
      .filter(([namespace]) => !(namespace in en))
      .map(([namespace]) => `${file}: ${namespace}`),
  );
  expect(missing).toEqual([]);
});

test("a row's own texts are among the words that it names", () => {
  const missing = shopPages
    .flatMap(({ title, description }) => [title, description])
    .filter((key) => key && !(key.split(":")[0]! in en));
  expect(missing).toEqual([]);
});
