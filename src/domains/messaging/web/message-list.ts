import type { Message } from "#domains/messaging/contract.ts";

type Messages = readonly Message[];

/** `shown`: without gaps. `ahead`: what is newer, beyond messages that have yet to be fetched. */
export type MessageList = { shown: Messages; ahead: Messages };

/**
 * The messages after a page of them has arrived: known ones are replaced, new ones added. A page beyond a gap waits until
 * what lies between is there, so what is being read stays where it is.
 */
export function addPage({ shown, ahead }: MessageList, page: Messages): MessageList {
  if (!isAhead(page, shown)) {
    const joined = join(shown, page);
    return isAhead(ahead, joined) ? { shown: joined, ahead } : { shown: join(joined, ahead), ahead: [] };
  }
  // The page before one that was ahead and is no more: the one before what is ahead now is fetched, too.
  if (isAhead(ahead, page)) return { shown, ahead };
  return { shown, ahead: isAhead(page, ahead) ? page : join(ahead, page) };
}

/** Whether messages are missing between the known and the newer ones. */
function isAhead(newer: Messages, known: Messages): boolean {
  const [first, last] = [newer[0], known.at(-1)];
  return first !== undefined && last !== undefined && first.position > last.position + 1;
}

function join(known: Messages, page: Messages): Messages {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return known;
  return [
    ...known.filter(({ position }) => position < first.position),
    ...page,
    ...known.filter(({ position }) => position > last.position),
  ];
}
