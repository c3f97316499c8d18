import { sql } from "drizzle-orm";

/**
 * A limit that stands in the statement's text. As a parameter it is unknown to a plan for any values, which PostgreSQL then
 * takes for expensive and plans each execution anew: for a list of nine joined tables that is most of the work. For sizes
 * that the code fixes: each is a statement of its own.
 */
export const fixedLimit = (size: number): number =>
  // The builder writes an expression as it is, which its types don't say.
  sql.raw(String(Math.trunc(size))) as unknown as number;
