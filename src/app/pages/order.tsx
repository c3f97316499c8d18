import { useQuery } from "@tanstack/react-query";
import { isRouteErrorResponse } from "react-router";
import { queries } from "#client/queries.ts";
import { OpenPaymentNotice } from "#domains/checkout/web/open-payment-notice.tsx";
import type { OrderDetail } from "#domains/orders/contract.ts";
import { OrderNotFound } from "#domains/orders/web/order-not-found.tsx";
import { OrderNotice } from "#domains/orders/web/order-notice.tsx";
import { OrderView } from "#domains/orders/web/order-view.tsx";
import { ParcelProblem } from "#domains/problems/web/parcel-problem.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { orNotFound, startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/order.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const input = { orderId: params.orderId };
  await Promise.all([
    orNotFound(client.fetchQuery(queries.orders.getOrder.queryOptions({ input }))),
    client.prefetchQuery(queries.problems.listOrderProblems.queryOptions({ input })),
  ]);
  return { dehydrated: dehydrate() };
}

export default function OrderPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation("orders");
  const { data: order } = useQuery(
    queries.orders.getOrder.queryOptions({ input: { orderId: params.orderId } }),
  );
  if (!order) return null;
  return (
    <Container className="py-8 sm:py-12 print:py-0">
      <PageMeta title={t("number", { number: order.number })} />
      <OrderView
        order={order}
        notice={<Notice order={order} />}
        renderProblem={({ id, vendor }) => (
          <ParcelProblem orderId={order.id} parcelId={id} companyName={vendor.companyName} />
        )}
      />
    </Container>
  );
}

/** An unpaid order's own payment is the only one that its buyer can have open. */
function Notice({ order }: { order: OrderDetail }) {
  const notice = <OrderNotice order={order} />;
  return order.status === "pending" ? <OpenPaymentNotice otherwise={notice} /> : notice;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation("orders");
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Container className="py-8">
      <PageMeta title={t("detail.notFoundTitle")} isPrivate />
      <OrderNotFound />
    </Container>
  );
}
