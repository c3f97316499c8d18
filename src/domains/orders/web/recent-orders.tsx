import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader, CardTitle } from "#ui/card.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { NoOrders } from "./no-orders.tsx";
import { firstOrders } from "./orders-address.ts";
import { RecentOrder } from "./recent-order.tsx";
import { useOrders } from "./use-orders.ts";

const shownAtMost = 3;

/** The dashboard's latest orders. */
export function RecentOrders() {
  const { t } = useTranslation("orders");
  const { items, retry } = useOrders(firstOrders);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t("recent")}</CardTitle>
        {items && items.length > 0 && (
          <Button asChild variant="link">
            <Link to={withQuery(href("/dashboard"), { tab: "orders" })} preventScrollReset>
              {t("viewAll")}
            </Link>
          </Button>
        )}
      </CardHeader>
      <InlineRetry {...retry} className="mb-4" />
      {!items ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : items.length === 0 ? (
        <NoOrders headingLevel="h3" className="py-6" />
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {items.slice(0, shownAtMost).map((order) => (
            <RecentOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}
