import type { SessionView } from "#domains/accounts/contract.ts";
import { DashboardStats } from "#domains/accounts/web/dashboard/dashboard-stats.tsx";
import { FavoriteProducts } from "#domains/accounts/web/dashboard/favorite-products.tsx";
import { RoleCards } from "#domains/accounts/web/dashboard/role-cards.tsx";
import { useFavorites } from "#domains/accounts/web/dashboard/use-favorites.ts";
import { RecentOrders } from "#domains/orders/web/recent-orders.tsx";

/** The first tab: other dashboards, numbers, the latest orders and favorites. Failures are silent (R11). */
export function DashboardOverview({ session }: { session: SessionView }) {
  const favorites = useFavorites();
  return (
    <div className="grid gap-6">
      <RoleCards session={session} />
      <DashboardStats favoriteCount={favorites.items?.length} />
      <div className="grid gap-6 lg:grid-cols-2">
        <RecentOrders />
        <FavoriteProducts favorites={favorites} />
      </div>
    </div>
  );
}
