import {
  heldInput,
  lowInput,
  movementsInput,
  readStockAddress,
} from "#domains/stock-control/web/stock-address.ts";
import { StockPanel } from "#domains/stock-control/web/stock-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminInventory({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readStockAddress(params);
  const { stockControl } = queries;
  const loads = {
    holds: () =>
      client.prefetchQuery(stockControl.listHeldOrders.queryOptions({ input: heldInput(address) })),
    low: () => client.prefetchQuery(stockControl.listLowStock.queryOptions({ input: lowInput(address) })),
    movements: () =>
      client.prefetchQuery(stockControl.listAllMovements.queryOptions({ input: movementsInput(address) })),
    checks: () => client.prefetchQuery(stockControl.getLastStockCheck.queryOptions({ input: {} })),
  };
  await loads[address.view]();
}

export function AdminInventoryPanel() {
  return <StockPanel />;
}
