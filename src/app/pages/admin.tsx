import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/admin.ts";
import { adminTabs, readAdminTab } from "./admin/tabs.tsx";

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
  const isOverview = tab === "overview";
  return (
    <Container width="wide" className="grid grid-cols-1 gap-6 py-6 lg:px-8">
      <PageMeta title={isOverview ? undefined : t(`admin.tabs.${tab}`)} />
      <PageHeading
        size="tool"
        title={isOverview ? t("admin.title") : t(`admin.tabs.${tab}`)}
        lead={isOverview && t("admin.lead")}
      />
      <Suspense>
        <Panel />
      </Suspense>
    </Container>
  );
}
