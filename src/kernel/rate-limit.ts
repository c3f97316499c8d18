/** How often a thing may be done: `points` times in `seconds`, per account or per address. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

/** Declares a limit of a domain's table (`limits.ts`). The name counts in the database and is unique. */
export const defineLimit = (name: string, points: number, seconds: number): RateLimit => ({
  name,
  points,
  seconds,
});
