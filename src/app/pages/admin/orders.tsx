import { OrderRecords } from "#domains/moderation/web/order-records.tsx";
import { NotesCard } from "#domains/notes/web/notes-card.tsx";
import { ordersInput, readOrdersAddress } from "#domains/orders/web/admin/orders-address.ts";
import { AdminOrders } from "#domains/orders/web/admin/orders-panel.tsx";
import type { Load } from "../../load.ts";

export async function loadAdminOrders({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  const address = readOrdersAddress(params);
  await (address.orderId
    ? client.prefetchQuery(
        queries.orders.getOrderAsAdmin.queryOptions({ input: { orderId: address.orderId } }),
      )
    : client.prefetchQuery(queries.orders.listOrdersAsAdmin.queryOptions({ input: ordersInput(address) })));
}

export function AdminOrdersPanel() {
  return (
    <AdminOrders
      renderRecords={(orderId) => (
        <>
          <OrderRecords orderId={orderId} />
          <NotesCard subjectKind="order" subjectId={orderId} />
        </>
      )}
    />
  );
}
