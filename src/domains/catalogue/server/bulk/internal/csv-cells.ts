/** A spreadsheet takes what begins like this for a formula and runs it. */
const startsFormula = /^'*[=+\-@\t\r]/;

/** What a cell says, so that no spreadsheet runs it. */
export function guardCell(text: string): string {
  return startsFormula.test(text) ? `'${text}` : text;
}

/** What a guarded cell said. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text;
}
