import { type SQL, sql } from "drizzle-orm";
import { productSearch } from "../tables.ts";

/** The words of a search text as PostgreSQL's lexer would cut them: letters and digits only. */
function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
}

/** All words must occur, each as a word's beginning, whatever its accents; undefined for a text without words. */
export function textQuery(text: string | undefined): SQL | undefined {
  const words = wordsOf(text ?? "");
  if (words.length === 0) return undefined;
  return sql`to_tsquery('simple', fold_text(${words.map((word) => `${word}:*`).join(" & ")}))`;
}

export const matchesText = (query: SQL): SQL => sql`${productSearch.document} @@ ${query}`;
export const textRank = (query: SQL): SQL => sql`ts_rank_cd(${productSearch.document}, ${query})`;
