import type { Message } from "#domains/messaging/contract.ts";

/**
 * The messages that are shown, without gaps, after a page of them has arrived: known ones are replaced, new ones added. A
 * page beyond a gap replaces them all, since what lies between is not known; scrolling back fetches it.
 */
export function mergeMessages(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const [first, last] = [page[0], page.at(-1)];
  const [knownFirst, knownLast] = [known[0], known.at(-1)];
  if (!first || !last) return known;
  if (!knownFirst || !knownLast) return page;
  if (first.position > knownLast.position + 1 || last.position < knownFirst.position - 1) return page;
  return [
    ...known.filter(({ position }) => position < first.position),
    ...page,
    ...known.filter(({ position }) => position > last.position),
  ];
}
