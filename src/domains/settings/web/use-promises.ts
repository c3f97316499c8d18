import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { formatUsd } from "#kernel/money.ts";
import { initialPromises } from "../promises.ts";

/** A round amount without its cents: "$75". */
const shortUsd = (cents: number) =>
  cents % 100 === 0 ? formatUsd(cents).replace(/\.00$/, "") : formatUsd(cents);

/** The amounts from which product pages and checkout promise free delivery; the usual ones if they can't be loaded. */
export function usePromises(): { productPage: string; checkout: string } {
  const { data = initialPromises } = useQuery(queries.settings.getPromises.queryOptions({ input: {} }));
  return { productPage: shortUsd(data.productPageCents), checkout: shortUsd(data.checkoutCents) };
}
