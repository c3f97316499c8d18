import { Suspense } from "react";
import { href, Link, useSearchParams } from "react-router";
import { TeamMay } from "#client/may.tsx";
import { useSession } from "#client/session.tsx";
import { OwnDecisions } from "#domains/decisions/web/own-decisions.tsx";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { mayInShop } from "#kernel/permissions.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { sessionContext } from "../context.ts";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-dashboard.ts";
import { readVendorTab } from "./vendor-dashboard/tab-access.ts";
import { vendorTabs } from "./vendor-dashboard/tabs.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = startLoad(context);
  // The guard lets nobody else pass.
  const session = context.get(sessionContext)!;
  const { client, queries } = load;
  await Promise.all([
    vendorTabs[readVendorTab(url.searchParams, session)].load(load, url.searchParams, session),
    client.prefetchQuery(queries.decisions.listOwnDecisions.queryOptions({ input: {} })),
    mayInShop(session, "messages.manage") &&
      client.prefetchQuery(
        queries.messaging.countUnreadMessages.queryOptions({ input: { userType: "vendor" } }),
      ),
  ]);
  return { dehydrated: load.dehydrate() };
}

export default function VendorDashboardPage() {
  const { t } = useTranslation("vendors");
  const [params] = useSearchParams();
  const session = useSession();
  const vendor = session?.vendor;
  if (!vendor) return null;
  const isEnterprise = planTypeOf(vendor.planType) === "enterprise";
  const tab = readVendorTab(params, session);
  const { Panel } = vendorTabs[tab];
  const isOverview = tab === "overview";
  const dashboard = t(isEnterprise ? "dashboard.enterpriseTitle" : "dashboard.title");
  const title = isOverview ? dashboard : t(`dashboard.tabs.${tab}`);
  return (
    <Container width="wide" className="grid grid-cols-1 gap-6 py-6 lg:px-8">
      <PageMeta title={isOverview ? title : `${title} · ${dashboard}`} />
      <PageHeading
        size="tool"
        title={title}
        lead={vendor.companyName}
        actions={
          <>
            {isEnterprise && (
              <Badge tone="leaf" size="md">
                <Icon name="crown" />
                {t("dashboard.enterprise")}
              </Badge>
            )}
            <Button asChild variant="secondary" size="sm">
              <Link to={withQuery(href("/products"), { vendor: vendor.id })}>{t("dashboard.shop")}</Link>
            </Button>
            <TeamMay permission="products.manage">
              <Button asChild size="sm">
                <Link to={href("/vendor/products/new")}>{t("dashboard.addProduct")}</Link>
              </Button>
            </TeamMay>
          </>
        }
      />
      <OwnDecisions />
      <Suspense>
        <Panel />
      </Suspense>
    </Container>
  );
}
