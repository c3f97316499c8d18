import type { TFunction } from "i18next";
import type { ProductList } from "#domains/search/contract.ts";
import { formatCount } from "#kernel/formats.ts";

export type ListCount = Pick<ProductList, "total" | "isEstimate">;

/** "42 products", or "About 81,000 products". */
export const countWords = (t: TFunction<"search">, { total, isEstimate }: ListCount): string =>
  t(isEstimate ? "list.about" : "list.count", { count: total, n: formatCount(total) });
