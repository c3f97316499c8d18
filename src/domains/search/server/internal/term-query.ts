import { type SQL, sql } from "drizzle-orm";

/** One thing that a text asks for: any of these lexemes matches; none may if it `isRefused`. `beginning`: an incomplete word. */
export type Term = {
  words: string[];
  lexemes: string[];
  beginning?: string;
  factor: number;
  isRefused?: true;
};

/** A term in `to_tsquery` syntax; with a weight it only matches there. Lexemes contain no quotes. */
function textOf({ lexemes, beginning, isRefused }: Term, weight: "" | "A" | "B" | "C" = ""): string {
  const mark = weight && `:${weight}`;
  const all = lexemes.map((lexeme) => `'${lexeme}'${mark}`);
  if (beginning) all.push(`'${beginning}':*${weight}`);
  return `${isRefused ? "!" : ""}(${all.join(" | ")})`;
}

/** Every term must occur, but for those that are refused. */
export const queryOf = (terms: Term[]): SQL => sql`${terms.map((term) => textOf(term)).join(" & ")}::tsquery`;

/** The terms that narrow: every document contains `coffee`, which only affects ranking. */
export const narrowingOf = <T extends Term>(terms: T[]): T[] => terms.filter((term) => term.factor === 1);

export const isWanted = ({ isRefused }: Term): boolean => !isRefused;

const points = { A: 5, B: 4, C: 2 } as const;

/** How well a row's `title` matches: name and facts before pairings, those before a mere mention. */
export function scoreOf(terms: Term[], title: SQL): SQL {
  const parts = terms
    .filter(isWanted)
    .flatMap((term) =>
      (["A", "B", "C"] as const).map(
        (weight) =>
          sql`(${title} @@ ${textOf(term, weight)}::tsquery)::int * ${sql.raw(String(points[weight] * term.factor))}`,
      ),
    );
  return sql`(${sql.join(parts, sql` + `)})`;
}
