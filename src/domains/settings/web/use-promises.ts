import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { formatUsd } from "#kernel/money.ts";
import { initialPromises } from "../promises.ts";

/** A round amount without its cents: "$75". */
const shortUsd = (cents: number) =>
  cents % 100 === 0 ? formatUsd(cents).replace(/\.00$/, "") : formatUsd(cents);

type Promises = { productPage: string; checkout: string; isUsualCheckout: boolean };

/** The amounts from which product pages and checkout promise free delivery; the usual ones if they can't be loaded. */
export function usePromises(): Promises {
  const { data = initialPromises } = useQuery(queries.settings.getPromises.queryOptions({ input: {} }));
  const { productPageCents, checkoutCents } = data;
  return {
    productPage: shortUsd(productPageCents),
    checkout: shortUsd(checkoutCents),
    isUsualCheckout: checkoutCents === initialPromises.checkoutCents,
  };
}
