import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/admin.ts";
import { type AdminTab, adminTabs, readAdminTab } from "./admin/tabs.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = startLoad(context);
  await adminTabs[readAdminTab(url.searchParams)].load(load, url.searchParams);
  return { dehydrated: load.dehydrate() };
}

/** The administrators' panels built so far; others are not listed until they exist. */
export default function AdminPage() {
  const { t } = useTranslation("accounts");
  const [params] = useSearchParams();
  const tab = readAdminTab(params);
  const { Panel } = adminTabs[tab];
  return (
    <Container className="grid grid-cols-1 gap-8 py-8 sm:py-12">
      <PageMeta />
      <PageHeading title={t("admin.title")} lead={t("admin.lead")} />
      <Tabs value={tab}>
        <TabList label={t("admin.title")}>
          {(Object.keys(adminTabs) as AdminTab[]).map((name) => (
            <Tab key={name} value={name} to={name === "overview" ? "?" : `?tab=${name}`}>
              {t(`admin.tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          <Suspense>
            <Panel />
          </Suspense>
        </TabPanel>
      </Tabs>
    </Container>
  );
}
