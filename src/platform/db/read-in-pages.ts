const pageSize = 500;
/** No person has more rows of a kind than this; a list that is longer says that it is not complete. */
const mostRows = 20_000;

type WholeList<Item> = { items: Item[]; isComplete: boolean };

/**
 * Reads a long list to its end in pages of 500, each behind the last row of the one before, so that no statement grows
 * with the list; then puts it in the order of time. Stops at 20,000 rows and says whether something is missing.
 */
export async function readInPages<Place, Item extends Place>(
  readPage: (after: Place | undefined, limit: number) => Promise<Item[]>,
): Promise<WholeList<Item>> {
  const items: Item[] = [];
  let isComplete = false;
  while (!isComplete && items.length < mostRows) {
    const page = await readPage(items.at(-1), pageSize);
    items.push(...page);
    isComplete = page.length < pageSize;
  }
  const timeOf = (item: Item) => (item as { createdAt?: string }).createdAt ?? "";
  items.sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return { items, isComplete };
}
