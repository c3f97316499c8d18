import { randomUUID } from "node:crypto";

/** What is sent of a change: its kind, and of which thing. The screens fetch the rest themselves. */
export type LiveMessage = { type: string; id?: string };
/** A change for one person. Its id is the same in every process; a transient one has none. */
export type LiveEntry = { id: string | undefined; userId: string; message: LiveMessage };

/** A page that was away for longer than these fill is asked to fetch everything again. */
const mostEntries = 10_000;

/** The latest entries in their order, so that a page which was disconnected is sent what it missed. */
export function openLiveLog(most = mostEntries) {
  let entries: LiveEntry[] = [];
  let places = new Map<string, number>();
  /** The place of the first entry; places only grow. */
  let first = 0;
  let head: string;

  const append = (entry: LiveEntry & { id: string }) => {
    places.set(entry.id, first + entries.length);
    entries.push(entry);
    head = entry.id;
    if (entries.length < most * 2) return;
    for (const { id } of entries.slice(0, most)) places.delete(id!);
    entries = entries.slice(most);
    first += most;
  };
  const clear = () => {
    entries = [];
    places = new Map();
    // So that a page to which nothing happened before it left can say where it was.
    append({ id: randomUUID(), userId: "", message: { type: "begin" } });
  };
  clear();

  return {
    /** Adds an entry; false if it is there already. */
    add(entry: LiveEntry & { id: string }): boolean {
      if (places.has(entry.id)) return false;
      append(entry);
      return true;
    },
    /** Forgets everything: something may be missing. */
    clear,
    /** The latest entry's id. */
    head: () => head,
    /** The person's entries after that one; null if that can't be known. */
    listAfter(id: string, userId: string): LiveEntry[] | null {
      const place = places.get(id);
      if (place === undefined) return null;
      return entries.slice(place - first + 1).filter((entry) => entry.userId === userId);
    },
  };
}
