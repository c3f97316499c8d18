import type { products } from "#domains/listings/server/tables.ts";
import { coffees } from "./concepts-of.ts";
import { findConcepts } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import type { Weight } from "./lexeme-weight.ts";
import { foods } from "./vocabulary/foods.ts";
import { goods } from "./vocabulary/goods.ts";
import { englishSideWords, grindWords, numberWords, ofWords, sideWords } from "./vocabulary/small-words.ts";

type Named = Pick<typeof products.$inferSelect, "name" | "language" | "category">;

export type NamePiece = { words: string[]; concepts: string[]; weight: Weight; isHead: boolean };

/**
 * The pieces of a name. What it is comes first; after 'for', a number or a grind, the weight is C. What an English name says
 * before its last thing, and what a Spanish or Portuguese one says after 'de', is no head: 'fudge sauce', 'budín de café'.
 */
export function namePieces(product: Named): NamePiece[] {
  let isOf = false;
  return product.name.split(/[,;()]/).flatMap((part, index) => {
    const words = wordsOf(part);
    const isGrind = words.some((word) => grindWords.has(word));
    let isAside = isGrind && index > 0;
    const isCoffee = coffees.has(product.category);
    const turnsBy = product.language === "en" && !isCoffee ? englishSideWords : sideWords;
    const pieces = findConcepts(words).flatMap(({ words: own, concepts }, place): NamePiece[] => {
      const first = own[0]!;
      const turns = turnsBy.has(first) || grindWords.has(first) || isNumber(first);
      isOf ||= !isCoffee && product.language !== "en" && ofWords.has(first) && place > 0;
      if (isOf || (turns && (place > 0 || index > 0))) isAside = true;
      const weight: Weight = isAside ? "C" : "A";
      // 'Jebena grind' is a coffee for the jebena, though its name starts with it.
      return isGrind && !isAside
        ? [
            { words: own, concepts: [], weight, isHead: true },
            { words: [], concepts, weight: "C" as const, isHead: true },
          ]
        : [{ words: own, concepts, weight, isHead: true }];
    });
    return isCoffee || product.language !== "en" ? pieces : withHead(pieces);
  });
}

/** The last thing that is named before any 'with' or 'for' is the head; what stands before it, says of what kind. */
function withHead(pieces: NamePiece[]): NamePiece[] {
  const isThing = ({ weight, concepts }: NamePiece) =>
    weight === "A" && concepts.some((concept) => concept in goods || concept in foods);
  const head = pieces.findLastIndex(isThing);
  return pieces.map((piece, place) => ({ ...piece, isHead: head < 0 || place >= head }));
}

const isNumber = (word: string) => numberWords.has(word) || /^\d+$/.test(word);
