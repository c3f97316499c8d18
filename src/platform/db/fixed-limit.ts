import { sql } from "drizzle-orm";

/**
 * A limit that stands in the statement's text. As a parameter it is unknown to a plan for any values, which PostgreSQL then
 * takes for expensive and plans each execution anew: for a list of nine joined tables that is most of the work. For sizes
 * that the code fixes: each is a statement of its own.
 */
export const fixedLimit = (size: number): number =>
  // The builder writes an expression as it is, which its types don't say.
  sql.raw(String(Math.trunc(size))) as unknown as number;

/** Stands in a statement that PostgreSQL has to plan for its values each time. */
export const plannedByValues = "/* planned by its values */";

/**
 * The same for a list of everything that is filtered and searched by many things. A plan for any values would read all rows for a word
 * that is rare, or a vendor that has most of them, so such a statement gets no name (`planning-client.ts`).
 */
export const filteredLimit = (size: number): number =>
  sql.raw(`${Math.trunc(size)} ${plannedByValues}`) as unknown as number;
