/** No list leaves the server without a bound; this is the largest page any procedure gives. */
export const maxPageSize = 100;

export type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number };

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
