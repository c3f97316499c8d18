import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { OrderList } from "#domains/orders/web/order-list.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/orders.ts";

/** A page number that someone else may have written into the address. */
function readPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 5_000 ? page : 1;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const page = readPage(url.searchParams);
  await client.prefetchQuery(queries.orders.listOrders.queryOptions({ input: { page } }));
  return { dehydrated: dehydrate() };
}

export default function OrdersPage() {
  const { t } = useTranslation("orders");
  const [params] = useSearchParams();
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta title={t("title")} isPrivate />
      <PageHeading title={t("title")} lead={t("lead")} />
      <OrderList page={readPage(params)} />
    </Container>
  );
}
