import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import { Tab, TabList } from "#ui/tabs.tsx";
import { useOpenTabInView } from "../use-open-tab-in-view.ts";
import { type DashboardTab, dashboardTabs } from "./dashboard-tab.ts";

const icons = {
  overview: "layout-dashboard",
  orders: "package",
  messages: "message-circle",
  favorites: "heart",
  profile: "user-round",
} as const;

type DashboardTabListProps = { current: DashboardTab; unreadMessages: number };

export function DashboardTabList({ current, unreadMessages }: DashboardTabListProps) {
  const { t } = useTranslation("accounts");
  const list = useOpenTabInView(dashboardTabs.indexOf(current));
  return (
    <TabList label={t("dashboard.tabs")} ref={list}>
      {dashboardTabs.map((tab) => {
        const icon = icons[tab];
        return (
          <Tab
            key={tab}
            value={tab}
            to={`?tab=${tab}`}
            icon={<Icon name={icon} />}
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
