import { AdminPromotions } from "#domains/promotions/web/manage/admin-promotions.tsx";
import { promotionsInput, readPromotionsAddress } from "#domains/promotions/web/manage/promotions-address.ts";
import type { Load } from "../../load.ts";

export async function loadAdminPromotions({ client, queries }: Load, params: URLSearchParams): Promise<void> {
  await client.prefetchQuery(
    queries.promotions.listPromotions.queryOptions({ input: promotionsInput(readPromotionsAddress(params)) }),
  );
}

export function AdminPromotionsPanel() {
  return <AdminPromotions />;
}
