import type { SessionView } from "#domains/accounts/contract.ts";
import { DashboardStats } from "#domains/accounts/web/dashboard/dashboard-stats.tsx";
import { FavoriteProducts } from "#domains/accounts/web/dashboard/favorite-products.tsx";
import { InlineRetry } from "#domains/accounts/web/dashboard/inline-retry.tsx";
import { RoleCards } from "#domains/accounts/web/dashboard/role-cards.tsx";
import type { Favorites } from "#domains/accounts/web/dashboard/use-favorites.ts";
import type { OrderSummaryView } from "#domains/orders/web/order-card.tsx";
import { RecentOrders } from "#domains/orders/web/recent-orders.tsx";
import { useOrdersTotal } from "#domains/orders/web/use-orders-total.ts";

type DashboardOverviewProps = {
  session: SessionView;
  list: {
    data: { items: OrderSummaryView[] } | undefined;
    isError: boolean;
    refetch: () => unknown;
  };
  favorites: Favorites;
};

const recentOrders = 3;

/** The first tab: other dashboards, numbers, the latest orders and favorites. Failures stay quiet (decision 11). */
export function DashboardOverview({ session, list, favorites }: DashboardOverviewProps) {
  const { data, isError } = list;
  const totals = useOrdersTotal();
  const retry = () => {
    void list.refetch();
    void favorites.refetch();
  };
  return (
    <div className="grid gap-6">
      <RoleCards session={session} />
      <DashboardStats
        orderCount={totals.count}
        spentCents={totals.spentCents}
        favoriteCount={favorites.items?.length ?? (favorites.isError ? 0 : undefined)}
      />
      <InlineRetry isShown={isError || favorites.isError} onRetry={retry} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <RecentOrders orders={data?.items.slice(0, recentOrders) ?? []} />
        <FavoriteProducts favorites={favorites} />
      </div>
    </div>
  );
}
