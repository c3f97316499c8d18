const letters: Record<string, string> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Without case and accents: 'Hígado' and 'HIGADO' are one word. */
function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[øæœßłđðþı]/g, (letter) => letters[letter]!);
}

/** The words of a text, folded: letters and digits only. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const vowel = /[aeiou]/;

/** The same for singular and plural, in all three languages, as far as their endings show. */
export function singularOf(word: string): string {
  if (word.length < 4) return word;
  // 'Expresso' in Portuguese, 'expreso' in Spanish, and both in English by mistake.
  if (/^ex?press?os?$/.test(word)) return "espresso";
  if (/[oa]es$/.test(word)) return word.replace(/[oa]es$/, "ao");
  if (/[ae]is$/.test(word) && word.length > 4) return word.replace(/is$/, "l");
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The form by which words of the vocabulary are compared: one for singular and plural, feminine and masculine, in all
 * three languages. `molinos`, `molino`; `manuais`, `manual`; `scales`, `scale`; `colombiana`, `colombian`.
 */
export function baseForm(word: string): string {
  if (word.length < 4) return word;
  let form = singularOf(word);
  if (form.endsWith("ns")) form = form.slice(0, -1);
  if (form.endsWith("m") && word.endsWith("ns")) form = `${form.slice(0, -1)}m`;
  if (form.length >= 5 && /[aeo]$/.test(form) && !vowel.test(form.at(-2)!)) form = form.slice(0, -1);
  return form.replace(/ie$/, "i").replace(/y/g, "i");
}
