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

/**
 * The form by which words of the vocabulary are compared: one for singular and plural, feminine and masculine, in all
 * three languages. `molinos`, `molino`; `manuais`, `manual`; `scales`, `scale`; `colombiana`, `colombian`.
 */
export function baseForm(word: string): string {
  if (word.length < 4) return word;
  let form = word;
  if (/[oa]es$/.test(form)) form = form.replace(/[oa]es$/, "ao");
  else if (/[ae]is$/.test(form) && form.length > 4) form = form.replace(/is$/, "l");
  else if (/[^su]s$/.test(form)) form = form.slice(0, -1);
  if (form.endsWith("ns")) form = form.slice(0, -1);
  if (form.endsWith("m") && word.endsWith("ns")) form = `${form.slice(0, -1)}m`;
  if (form.length >= 5 && /[aeo]$/.test(form) && !vowel.test(form.at(-2)!)) form = form.slice(0, -1);
  return form.replace(/ie$/, "i").replace(/y/g, "i");
}
