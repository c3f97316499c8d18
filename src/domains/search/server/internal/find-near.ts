import { withBroader } from "./find-concepts.ts";
import type { ReadTerm } from "./read-terms.ts";
import { narrowingOf, type Term } from "./term-query.ts";
import { counts } from "./vocabulary/counts.ts";
import { features } from "./vocabulary/features.ts";
import { foods } from "./vocabulary/foods.ts";
import { goods } from "./vocabulary/goods.ts";
import { nearestTo } from "./vocabulary/not-sold-yet.ts";

const mostNear = 4;
const kindsOfCoffee = new Set(["green-beans", "decaf"]);
const forms = new Set(["beans", "roasted-coffee", "ground-coffee"]);
const isThing = (concept: string) => concept in goods || concept in foods || kindsOfCoffee.has(concept);
const isDetail = (concept: string) => concept in features || concept in counts || forms.has(concept);

/** What a text can least do without: the thing itself, then facts, then a name, then its details and other words. */
function importanceOf({ concepts, isName }: ReadTerm): number {
  if (concepts.some(isThing)) return 4;
  if (concepts.length === 0) return isName ? 1.9 : 0;
  return concepts.every(isDetail) ? 1 : 2;
}

/** The most important first; of equally important ones the first, since a thing's name tends to come before the rest. */
export const byImportance = (terms: ReadTerm[]): ReadTerm[] =>
  terms.toSorted((a, b) => importanceOf(b) - importanceOf(a));

/** Less and less of what was asked for, from the least important on, then in a broader sense: one level, then two. */
export function loosened(terms: ReadTerm[]): Term[][] {
  const wanted = byImportance(narrowingOf(terms));
  const fewer = wanted.slice(1).map((_, index) => wanted.slice(0, wanted.length - 1 - index));
  const broader = broadened(wanted.filter(({ concepts }) => concepts.length > 0).slice(0, 1));
  // Of names any may be the vendor's.
  const isNames = wanted.length > 1 && wanted.every(({ concepts }) => concepts.length === 0);
  return [...fewer.slice(0, mostNear - 1), ...(isNames ? [wanted.slice(1)] : []), ...broader]
    .filter((some) => some.length > 0)
    .slice(0, mostNear);
}

function broadened(terms: ReadTerm[]): Term[][] {
  const levels = terms.flatMap(({ concepts }) => concepts).map((concept) => withBroader(concept).slice(1));
  return [0, 1].map((level) => ofConcepts(levels.flatMap((above) => above.slice(level, level + 1))));
}

const ofConcepts = (concepts: string[]): Term[] =>
  concepts.length === 0
    ? []
    : [{ words: concepts, lexemes: concepts.map((concept) => `c:${concept}`), factor: 1 }];

/** Instead of what is not sold here: what is nearest to it, together with the rest of the text, then the rest alone. */
export function nearest(terms: ReadTerm[], absent: ReadTerm[]): Term[][] {
  const rest = narrowingOf(terms).filter((term) => !absent.includes(term));
  const concepts = absent.flatMap((term) => term.concepts);
  const instead = ofConcepts(
    concepts.flatMap((concept) => nearestTo[concept] ?? withBroader(concept).slice(1)),
  );
  const isTold = concepts.some((concept) => concept in nearestTo);
  const ways =
    rest.length === 0 ? [instead] : [...(isTold ? [[...rest, ...instead]] : []), rest, ...loosened(rest)];
  return ways.filter((some) => some.length > 0).slice(0, mostNear);
}
