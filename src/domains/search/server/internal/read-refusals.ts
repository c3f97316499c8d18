import type { Language } from "#kernel/languages.ts";
import { findConcepts, type Piece } from "./find-concepts.ts";
import type { Token } from "./read-purpose.ts";
import type { Term } from "./term-query.ts";
import {
  connectors,
  refusingToo,
  refusingWords,
  refusingWordsOf,
  weakWords,
} from "./vocabulary/small-words.ts";

/** What a text says is not wanted: the whole of it as it was typed, "not too fruity", and `what`, "fruity". */
export type Refusal = { kind: "refused"; text: string; what: string; concepts: string[] };

/**
 * Splits a text into what is wanted and what is refused: "coffee, not fruity or floral". A phrase that the vocabulary knows with
 * its negation, such as "not bitter", is a wish of its own and stays.
 */
export function readRefusals(
  tokens: readonly Token[],
  language: Language,
): { refusals: Refusal[]; wanted: Token[] } {
  const pieces = findConcepts(tokens.map(({ word }) => word));
  const refusals: Refusal[] = [];
  const wanted: Token[] = [];
  for (let place = 0; place < pieces.length; ) {
    const length = lengthOfRefusal(pieces.slice(place), language);
    const part = pieces.slice(place, place + Math.max(length, 1));
    const said = tokensOf(part, tokens);
    place += part.length;
    const text = speltOf(said);
    if (length === 0) wanted.push(...said);
    else if (!refusals.some((other) => other.text === text))
      refusals.push({
        ...{
          kind: "refused",
          text,
          what: speltOf(tokensOf(part.slice(part.findIndex(isRefusable)), tokens)),
        },
        concepts: part.flatMap(({ concepts }) => concepts),
      });
  }
  return { refusals, wanted };
}

/** How many pieces a refusal takes that begins with the first of these: its negation, and all that it negates; 0 if it is none. */
function lengthOfRefusal(pieces: Piece[], language: Language): number {
  const isNegation = isWord(pieces[0]!, refusingWords) || isWord(pieces[0]!, refusingWordsOf[language]);
  let length = isNegation ? endOfNext(pieces, 1) : 0;
  // "Not fruity and sweet" may want the sweet one; "or" and "nor" refuse both.
  while (length > 0 && pieces[length] && isWord(pieces[length]!, refusingToo)) {
    const end = endOfNext(pieces, length + 1);
    if (end === 0) break;
    length = end;
  }
  return length;
}

/** Where the next known thing ends, if nothing but "too", "notes of" and the like stands before it; else 0. */
function endOfNext(pieces: Piece[], from: number): number {
  let at = from;
  while (pieces[at] && (isWord(pieces[at]!, weakWords) || isWord(pieces[at]!, connectors))) at++;
  const next = pieces[at];
  return next && isRefusable(next) ? at + 1 : 0;
}

/** Everything here is coffee; "no 4" is a size of filters; and "not too sweet" may be said of sweets. */
const isRefusable = ({ concepts }: Piece): boolean =>
  concepts.some((concept) => !/^(coffee|coffee-sweets|count-.*)$/.test(concept));

const tokensOf = (pieces: readonly Piece[], tokens: readonly Token[]) =>
  pieces.flatMap(({ at, words }) => tokens.slice(at, at + words.length));

const speltOf = (tokens: readonly Token[]) => tokens.map(({ spelt }) => spelt).join(" ");
const isWord = ({ words, concepts }: Piece, list: ReadonlySet<string>) =>
  concepts.length === 0 && words.length === 1 && list.has(words[0]!);

/** What is found has none of these. */
export const refusedTerms = (refusals: readonly Refusal[]): Term[] =>
  refusals.map(({ text, concepts }) => ({
    ...{ words: [text], lexemes: concepts.map((concept) => `c:${concept}`), factor: 1 },
    isRefused: true,
  }));
