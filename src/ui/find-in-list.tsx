import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { foldText } from "#kernel/fold-text.ts";
import { readSearch } from "#kernel/read-search.ts";
import { ListSearch } from "./list-search.tsx";
import { NoneFound } from "./none-found.tsx";

type FindInListProps<Item> = {
  items: readonly Item[];
  /** What is searched in. */
  textOf: (item: Item) => string;
  words: { label: string; placeholder: string; none: string; noneText: string };
  countFound: (count: number) => string;
  /** The rest of the address. */
  within?: Record<string, string>;
  headingLevel?: "h2" | "h3";
  children: (found: readonly Item[]) => ReactNode;
};

/**
 * A search in a list that is here in full: what holds every word, whatever its case and accents. The number found is
 * announced.
 */
export function FindInList<Item>(props: FindInListProps<Item>) {
  const { items, textOf, words, countFound, within = {}, headingLevel, children } = props;
  const [params] = useSearchParams();
  const search = readSearch(params);
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    const text = foldText(textOf(item));
    return wanted.every((word) => text.includes(word));
  });
  const clearTo = `?${new URLSearchParams(within)}`;
  return (
    <>
      <div className="mb-6 grid gap-3">
        <ListSearch
          label={words.label}
          placeholder={words.placeholder}
          value={search}
          within={within}
          clearTo={clearTo}
        />
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {search && countFound(found.length)}
        </p>
      </div>
      {found.length > 0 ? (
        children(found)
      ) : (
        <NoneFound
          title={words.none}
          text={words.noneText}
          clearTo={clearTo}
          {...(headingLevel ? { headingLevel } : {})}
        />
      )}
    </>
  );
}
