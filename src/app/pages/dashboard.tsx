import { useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { DashboardHeader } from "#domains/accounts/web/dashboard/dashboard-header.tsx";
import { readDashboardTab } from "#domains/accounts/web/dashboard/dashboard-tab.ts";
import { DashboardTabList } from "#domains/accounts/web/dashboard/dashboard-tab-list.tsx";
import { FavoritesGrid } from "#domains/accounts/web/dashboard/favorites-grid.tsx";
import { ProfileDraft } from "#domains/accounts/web/profile-draft.tsx";
import { ProfilePanel } from "#domains/accounts/web/profile-panel.tsx";
import { OpenPaymentNotice } from "#domains/checkout/web/open-payment-notice.tsx";
import { MessagesPanel } from "#domains/messaging/web/messages-panel.tsx";
import { useUnreadCount } from "#domains/messaging/web/use-unread-count.ts";
import { OrderHistory } from "#domains/orders/web/order-history.tsx";
import { firstOrders, ordersInput, readOrdersAddress } from "#domains/orders/web/orders-address.ts";
import { OwnReviews } from "#domains/reviews/web/own/own-reviews.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/dashboard.ts";
import { DashboardOverview } from "./dashboard/overview.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const isHistory = readDashboardTab(url.searchParams) === "orders";
  const input = ordersInput(isHistory ? readOrdersAddress(url.searchParams) : firstOrders);
  await Promise.all([
    client.prefetchQuery(queries.orders.getOrderSummary.queryOptions({ input: {} })),
    client.prefetchQuery(queries.orders.listOrders.queryOptions({ input })),
    client.prefetchQuery(queries.reviews.countMyReviews.queryOptions({ input: {} })),
    client.prefetchQuery(
      queries.messaging.countUnreadMessages.queryOptions({ input: { userType: "buyer" } }),
    ),
    client.prefetchQuery(queries.checkout.getLastAddress.queryOptions({ input: {} })),
  ]);
  return { dehydrated: dehydrate() };
}

/** Client navigation opens the page and its tabs at once, and the parts fetch what is not in the cache. */
export const clientLoader = () => null;

export default function DashboardPage() {
  const { t } = useTranslation("accounts");
  const [params] = useSearchParams();
  const tab = readDashboardTab(params);
  const session = useSession();
  const unreadMessages = useUnreadCount("buyer");
  if (!session) return null;
  return (
    <Container className="grid grid-cols-1 gap-8 py-8 sm:py-12">
      <PageMeta />
      <DashboardHeader session={session} />
      <OpenPaymentNotice />
      <ProfileDraft session={session}>
        <Tabs value={tab}>
          <DashboardTabList current={tab} unreadMessages={unreadMessages} />
          <TabPanel value="overview">
            <DashboardOverview session={session} />
          </TabPanel>
          <TabPanel value="orders">
            <OrderHistory address={readOrdersAddress(params)} within={{ tab }} />
            <OwnReviews />
          </TabPanel>
          <TabPanel value="messages">
            <MessagesPanel userType="buyer" tab={{ tab }} />
          </TabPanel>
          <TabPanel value="favorites">
            <FavoritesGrid />
          </TabPanel>
          <TabPanel value="profile" className="grid gap-5">
            <h2 className="font-display font-semibold text-heading">{t("settings.title")}</h2>
            <ProfilePanel session={session} headingLevel="h3" />
          </TabPanel>
        </Tabs>
      </ProfileDraft>
    </Container>
  );
}
