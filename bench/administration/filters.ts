/** A tab's name, its list, the filters of it, and what the screen asks for beside. */
export type List = [name: string, path: string, filters: string[], beside?: string[]];

/** Searches for some terms: common ones, rare ones, and such as nothing has. */
export const search = (parameter: string, ...terms: string[]): string[] =>
  terms.map((term) => `${parameter}=${encodeURIComponent(term)}`);

/** One parameter with each of some values. */
export const each = (parameter: string, ...values: string[]): string[] =>
  values.map((value) => `${parameter}=${value}`);

/** Each of some with each of others. */
export const times = (some: string[], others: string[]): string[] =>
  some.flatMap((one) => others.map((other) => `${one}&${other}`));
