import { listInput, readParcelsAddress } from "#domains/orders/web/parcels/parcels-address.ts";
import { ParcelsPanel } from "#domains/orders/web/parcels/parcels-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadOrders({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readParcelsAddress(params);
  await (address.parcelId
    ? client.prefetchQuery(queries.orders.getParcel.queryOptions({ input: { parcelId: address.parcelId } }))
    : client.prefetchQuery(queries.orders.listParcels.queryOptions({ input: listInput(address) })));
}

export function OrdersPanel() {
  return <ParcelsPanel />;
}
