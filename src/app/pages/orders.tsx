import { useSearchParams } from "react-router";
import { OpenPaymentNotice } from "#domains/checkout/web/open-payment-notice.tsx";
import { OrderList } from "#domains/orders/web/order-list.tsx";
import { ordersInput, readOrdersAddress } from "#domains/orders/web/orders-address.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/orders.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const input = ordersInput(readOrdersAddress(url.searchParams));
  await client.prefetchQuery(queries.orders.listOrders.queryOptions({ input }));
  return { dehydrated: dehydrate() };
}

export default function OrdersPage() {
  const { t } = useTranslation("orders");
  const [params] = useSearchParams();
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta />
      <PageHeading title={t("title")} lead={t("lead")} />
      <OpenPaymentNotice />
      <OrderList address={readOrdersAddress(params)} />
    </Container>
  );
}
