import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { sessionContext } from "../context.ts";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/admin.ts";
import { maySeeAdminTab } from "./admin/tab-access.ts";
import { adminTabs, readAdminTab } from "./admin/tabs.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = startLoad(context);
  const session = context.get(sessionContext);
  const tab = readAdminTab(url.searchParams);
  if (session && maySeeAdminTab(session, tab)) await adminTabs[tab].load(load, url.searchParams, session);
  return { dehydrated: load.dehydrate() };
}

/** The administrators' panels built so far; others are not listed until they exist. */
export default function AdminPage() {
  const { t } = useTranslation("workspace");
  const [params] = useSearchParams();
  const tab = readAdminTab(params);
  const { Panel } = adminTabs[tab];
  const session = useSession();
  const isOverview = tab === "overview";
  return (
    <Container width="wide" className="grid grid-cols-1 gap-6 py-6 lg:px-8">
      <PageMeta title={isOverview ? undefined : t(`admin.tabs.${tab}`)} />
      <PageHeading
        size="tool"
        title={isOverview ? t("admin.title") : t(`admin.tabs.${tab}`)}
        lead={isOverview && t("admin.lead")}
      />
      {session && maySeeAdminTab(session, tab) ? (
        <Suspense>
          <Panel />
        </Suspense>
      ) : (
        <EmptyState title={t("admin.notYours")} text={t("admin.notYoursText")} />
      )}
    </Container>
  );
}
