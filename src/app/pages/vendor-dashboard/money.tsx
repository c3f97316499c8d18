import { useSearchParams } from "react-router";
import { MoneyPanel as Money } from "#domains/payouts/web/money-panel.tsx";
import { readMoneyPlace } from "#domains/payouts/web/money-place.ts";
import type { Load } from "../../load.ts";

export async function loadMoney({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const { month, page, payoutsPage } = readMoneyPlace(params);
  const { getBalance, getPayoutAccount, listPayouts, getStatement } = queries.payouts;
  await Promise.all([
    client.prefetchQuery(getBalance.queryOptions({ input: {} })),
    client.prefetchQuery(getPayoutAccount.queryOptions({ input: {} })),
    client.prefetchQuery(listPayouts.queryOptions({ input: { page: payoutsPage } })),
    client.prefetchQuery(getStatement.queryOptions({ input: { month, page } })),
  ]);
}

export function MoneyPanel() {
  const [params] = useSearchParams();
  return <Money place={readMoneyPlace(params)} />;
}
