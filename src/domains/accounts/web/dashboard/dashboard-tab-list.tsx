import { Heart, LayoutDashboard, MessageCircle, Package, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Tab, TabList } from "#ui/tabs.tsx";
import { type DashboardTab, dashboardTabs } from "./dashboard-tab.ts";

const icons = {
  overview: LayoutDashboard,
  orders: Package,
  messages: MessageCircle,
  favorites: Heart,
  profile: UserRound,
} as const;

export function DashboardTabList({ current }: { current: DashboardTab }) {
  const { t } = useTranslation("accounts");
  const list = useRef<HTMLDivElement>(null);
  // On a phone the five do not fit beside each other: the one that is open is brought into view.
  useEffect(() => {
    const tab = list.current?.children[dashboardTabs.indexOf(current)] as HTMLElement | undefined;
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 24;
  }, [current]);
  return (
    <TabList label={t("dashboard.tabs")} ref={list}>
      {dashboardTabs.map((tab) => {
        const Icon = icons[tab];
        return (
          <Tab key={tab} value={tab} to={`?tab=${tab}`} icon={<Icon aria-hidden="true" />}>
            {t(`dashboard.${tab}`)}
          </Tab>
        );
      })}
    </TabList>
  );
}
