import { describe, expect, test } from "vitest";
import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import { listFiles } from "../../tools/map/read-module.ts";
import { cognates } from "./cognates.ts";
import { holesOf, namespaces, readWords, withoutPlural } from "./words.ts";

const others = ["es", "pt"] as const;

test("every file of words belongs to a namespace and has its two sisters", () => {
  const files = listFiles(["src"], /^(en|es|pt)\.json$/);
  const expected = Object.values(namespaces).flatMap((folder) =>
    ["en", "es", "pt"].map((language) => `${folder}/${language}.json`),
  );
  expect(files).toEqual(expected.sort());
});

describe.each(Object.keys(namespaces))("%s", (namespace) => {
  const english = readWords(namespace, "en");

  test.each(others)("%s has the same keys as en", (language) => {
    const baseKeys = (words: Iterable<string>) => [...new Set([...words].map(withoutPlural))].sort();
    expect(baseKeys(readWords(namespace, language).keys())).toEqual(baseKeys(english.keys()));
  });

  test.each(["en", ...others])("%s has no empty text, and no space at an end", (language) => {
    const bad = [...readWords(namespace, language)].filter(
      ([, text]) => text.trim() === "" || text !== text.trim(),
    );
    expect(bad).toEqual([]);
  });

  test.each(others)("%s has the same placeholders as en", (language) => {
    const different = [...readWords(namespace, language)].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? "";
      return holesOf(text).join() !== holesOf(model).join();
    });
    expect(different).toEqual([]);
  });

  test.each(others)("a plural of %s has the forms that the language counts by", (language) => {
    const words = readWords(namespace, language);
    const incomplete = [...words.keys()].filter(
      (key) => key.endsWith("_one") && !words.has(key.replace(/one$/, "other")),
    );
    expect(incomplete).toEqual([]);
  });
});

/** Words that docs/glossary.md replaces by others, and those of another variety of the language. */
const struck = {
  en: [
    /\b(nobody|somebody|anybody|everybody|whoever)\b/iu,
    /\bhand(ed|ing)? (\p{L}+ )?in\b|\b(is|are|was|were) told\b|\bof theirs\b|\bstands? here\b|\bstalls?\b/iu,
    // US spelling, and the glossary's email.
    /\b(cancelled|cancelling|colours?|favourites?|afterwards|towards)\b|\be-mail|\bmail(s|ed)?\b/iu,
    /\bworking days?\b/iu,
  ],
  es: [
    /(?<!\p{L})(añad|añád)|logotipo|\b(gestor|importe|coste|caducad[oa]|caducó|puestos?)\b/iu,
    // Of Spain, and voseo.
    /\b(vosotros|vuestr[oa]s?|ordenador(es)?|móvil(es)?|ficheros?|introduce|zumos?|céntimos?|errata)\b/iu,
    /\b(merece la pena|contacta con|ponte en contacto)\b|\p{L}+(áis|éis)\b|\b(vos|tenés|podés|querés|sabés|elegí)\b/iu,
    // The glossary's other words; percents have a space, thousands a comma (R15).
    /\b(rastreo|valoraci(ón|ones)|logomarca)\b|\d%|\d\.\d{3}(?!\d)/iu,
  ],
  pt: [
    /logotipo|logomarca|\b(expirou|expirad[oa]|bancas?|rejeit\p{L}+|gestor(es)?|candidat\p{L}+|aparelhos?)\b/iu,
    // A Cafeto; and words of Portugal.
    /\b(o|do|no|ao|pelo) Cafeto\b/u,
    /\b(utilizador|ficheiro|telemóvel|ecrã|registo|contacto|connosco|encomenda|palavra-passe|vós)\b/iu,
    /\b(equipas?|moradas?|partilh\p{L}+|apelidos?|descarreg\p{L}+|clique com|autocarro|actual|direct[oa])\b/iu,
    // Thousands have a comma (R15).
    /\d\.\d{3}(?!\d)/u,
  ],
} as const;

test.each(["en", ...others] as const)(
  "%s has no struck word, and one variety of the language",
  (language) => {
    const bad = Object.keys(namespaces).flatMap((namespace) =>
      [...readWords(namespace, language)].filter(([key, text]) => {
        const shown = text.replace(/\{\{.*?\}\}|<.*?>/g, "");
        return key !== "guard.slowInSpanish" && struck[language].some((word) => word.test(shown));
      }),
    );
    expect(bad).toEqual([]);
  },
);

test.each(["en", ...others] as const)("%s has typographic apostrophes and quotation marks", (language) => {
  const bad = Object.keys(namespaces).flatMap((namespace) =>
    [...readWords(namespace, language)].filter(([, text]) => /['"]/.test(text)),
  );
  expect(bad).toEqual([]);
});

test("every tasting note has its three words", () => {
  const incomplete = Object.entries(tastingNotes).filter(([, words]) =>
    ["en", "es", "pt"].some((language) => !words[language as keyof typeof words]?.trim()),
  );
  expect(incomplete).toEqual([]);
});

/** A country may have one name in three languages. */
const compared = Object.keys(namespaces).filter((namespace) => namespace !== "countries");

const pairs = ["en-es", "en-pt", "es-pt"] as const;

/** The texts that two languages have in common, with their keys. */
function sameTexts(pair: (typeof pairs)[number]): { key: string; text: string }[] {
  const [one, other] = pair.split("-") as [string, string];
  return compared.flatMap((namespace) => {
    const words = readWords(namespace, other);
    return [...readWords(namespace, one)]
      .filter(([key, text]) => words.get(key) === text && !/\.id$/.test(key) && isTelling(text, one))
      .map(([key, text]) => ({ key: `${namespace}:${key}`, text }));
  });
}

const wordsIn = (text: string) => text.replace(/\{\{.*?\}\}/g, "").match(/\p{L}{2,}/gu)?.length ?? 0;

/** Spanish and Portuguese share short words; an identical sentence was copied. */
const isTelling = (text: string, one: string) => wordsIn(text) >= (one === "es" ? 4 : 1);

test.each(pairs)("texts that are the same in %s are on the list of true cognates", (pair) => {
  expect(sameTexts(pair).filter(({ text }) => !cognates[pair].includes(text))).toEqual([]);
});

test.each(pairs)("every cognate of %s is used", (pair) => {
  const texts = sameTexts(pair).map(({ text }) => text);
  expect(cognates[pair].filter((text) => !texts.includes(text))).toEqual([]);
});
