import type { ListInput } from "./list-filters.ts";
import type { Meaning } from "./understand-text.ts";

/** Whether the cheapest is wanted first. */
export const isCheap = (meaning: Pick<Meaning, "wishes"> | undefined) =>
  meaning?.wishes.some(({ kind }) => kind === "cheap") ?? false;

/** The wishes about prices as filters, whose bounds are whole dollars. */
export function withWishes(input: ListInput, { wishes, terms }: Meaning): ListInput {
  const bounds = (kind: "least" | "most") =>
    wishes.flatMap((wish) => (wish.kind === kind && "cents" in wish ? [wish.cents / 100] : []));
  const [least, most] = [bounds("least"), bounds("most")];
  const hasFilter = input.min !== undefined || input.max !== undefined;
  return {
    ...input,
    ...(least.length > 0 && !hasFilter ? { min: Math.floor(Math.max(...least)) } : {}),
    ...(most.length > 0 && !hasFilter ? { max: Math.ceil(Math.min(...most)) } : {}),
    ...(terms.length === 0 && input.sort === undefined
      ? { sort: isCheap({ wishes }) ? "price-asc" : "popular" }
      : {}),
  };
}
