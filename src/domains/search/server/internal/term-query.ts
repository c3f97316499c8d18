import { type SQL, sql } from "drizzle-orm";
import type { Term } from "./understand-text.ts";

/** A term as `to_tsquery` writes it; with a weight it only counts where it stands as such. Lexemes have no quotes in them. */
function textOf({ lexemes, beginning }: Term, weight: "" | "A" | "B" | "C" = ""): string {
  const mark = weight && `:${weight}`;
  const all = lexemes.map((lexeme) => `'${lexeme}'${mark}`);
  if (beginning) all.push(`'${beginning}':*${weight}`);
  return `(${all.join(" | ")})`;
}

/** Every term must occur. */
export const queryOf = (terms: Term[]): SQL => sql`${terms.map((term) => textOf(term)).join(" & ")}::tsquery`;

/** The terms that narrow: every document has `coffee`, which only weighs. */
export const narrowingOf = <T extends Term>(terms: T[]): T[] => terms.filter((term) => term.factor === 1);

const points = { A: 5, B: 4, C: 2 } as const;

/** How well a row's `title` answers: what a thing is and its facts before what it goes with, all before a mere mention. */
export function scoreOf(terms: Term[], title: SQL): SQL {
  const parts = terms.flatMap((term) =>
    (["A", "B", "C"] as const).map(
      (weight) =>
        sql`(${title} @@ ${textOf(term, weight)}::tsquery)::int * ${sql.raw(String(points[weight] * term.factor))}`,
    ),
  );
  return sql`(${sql.join(parts, sql` + `)})`;
}
