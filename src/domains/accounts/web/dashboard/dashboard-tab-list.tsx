import { Heart, LayoutDashboard, MessageCircle, Package, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Tab, TabList } from "#ui/tabs.tsx";
import { useOpenTabInView } from "../use-open-tab-in-view.ts";
import { type DashboardTab, dashboardTabs } from "./dashboard-tab.ts";

const icons = {
  overview: LayoutDashboard,
  orders: Package,
  messages: MessageCircle,
  favorites: Heart,
  profile: UserRound,
} as const;

type DashboardTabListProps = { current: DashboardTab; unreadMessages: number };

export function DashboardTabList({ current, unreadMessages }: DashboardTabListProps) {
  const { t } = useTranslation("accounts");
  const list = useOpenTabInView(dashboardTabs.indexOf(current));
  return (
    <TabList label={t("dashboard.tabs")} ref={list}>
      {dashboardTabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <Tab
            key={tab}
            value={tab}
            to={`?tab=${tab}`}
            icon={<Icon aria-hidden="true" />}
            count={tab === "messages" ? unreadMessages : 0}
            countLabel={t("dashboard.unread", { count: unreadMessages })}
          >
            {t(`dashboard.${tab}`)}
          </Tab>
        );
      })}
    </TabList>
  );
}
