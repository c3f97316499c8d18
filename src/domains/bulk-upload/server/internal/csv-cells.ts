/** Spreadsheets run a cell that starts like this as a formula, some of them with full-width characters too. */
const startsFormula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Escapes a cell, so that no spreadsheet runs it. */
export function guardCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** The content of an escaped cell. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text;
}
