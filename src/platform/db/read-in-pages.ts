const pageSize = 500;
/** No user has more rows of a kind than this; a longer list is marked as incomplete. */
const mostRows = 20_000;

type WholeList<Item> = { items: Item[]; isComplete: boolean };

/**
 * Reads a long list in pages of 500, each starting after the last row of the previous one, so that no statement grows
 * with the list; then sorts by time. Stops at 20,000 rows and reports whether something is missing.
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
