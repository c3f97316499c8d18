import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { DashboardHeader } from "#domains/accounts/web/dashboard/dashboard-header.tsx";
import { readDashboardTab } from "#domains/accounts/web/dashboard/dashboard-tab.ts";
import { DashboardTabList } from "#domains/accounts/web/dashboard/dashboard-tab-list.tsx";
import { FavoritesGrid } from "#domains/accounts/web/dashboard/favorites-grid.tsx";
import { useFavorites } from "#domains/accounts/web/dashboard/use-favorites.ts";
import { ProfilePanel } from "#domains/accounts/web/profile-panel.tsx";
import { MessagesPanel } from "#domains/messaging/web/messages-panel.tsx";
import { OrderHistory } from "#domains/orders/web/order-history.tsx";
import { Container } from "#ui/container.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/dashboard.ts";
import { DashboardOverview } from "./dashboard/overview.tsx";

const orders = { input: { page: 1 } };

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await Promise.all([
    client.prefetchQuery(queries.orders.listOrders.queryOptions(orders)),
    client.prefetchQuery(queries.wishlist.listWishlist.queryOptions({ input: {} })),
  ]);
  return { dehydrated: dehydrate() };
}

export default function DashboardPage() {
  const { t } = useTranslation("accounts");
  const tab = readDashboardTab(useSearchParams()[0]);
  const session = useSession();
  const list = useQuery(queries.orders.listOrders.queryOptions(orders));
  const favorites = useFavorites();
  if (!session) return null;
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta title={t("dashboard.title")} isPrivate />
      <DashboardHeader session={session} />
      <Tabs value={tab}>
        <DashboardTabList current={tab} />
        <TabPanel value="overview">
          <DashboardOverview session={session} list={list} favorites={favorites} />
        </TabPanel>
        <TabPanel value="orders">
          <OrderHistory orders={list.data?.items ?? []} />
        </TabPanel>
        <TabPanel value="messages">
          <MessagesPanel keep={{ tab }} />
        </TabPanel>
        <TabPanel value="favorites">
          <FavoritesGrid favorites={favorites} />
        </TabPanel>
        <TabPanel value="profile" className="grid max-w-4xl gap-6">
          <h2 className="font-display font-semibold text-heading">{t("settings.title")}</h2>
          <ProfilePanel session={session} />
        </TabPanel>
      </Tabs>
    </Container>
  );
}
