import { Suspense } from "react";
import { href, Link, useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { OwnDecisions } from "#domains/decisions/web/own-decisions.tsx";
import { useUnreadCount } from "#domains/messaging/web/use-unread-count.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { sessionContext } from "../context.ts";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-dashboard.ts";
import { readVendorTab, type VendorTab, vendorTabs } from "./vendor-dashboard/tabs.tsx";

const isEnterprisePlan = (planType: string | undefined) =>
  planType !== undefined && planTypeOf(planType) === "enterprise";

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = startLoad(context);
  const isEnterprise = isEnterprisePlan(context.get(sessionContext)?.vendor?.planType);
  const { client, queries } = load;
  await Promise.all([
    vendorTabs[readVendorTab(url.searchParams, isEnterprise)].load(load, url.searchParams),
    client.prefetchQuery(queries.decisions.listOwnDecisions.queryOptions({ input: {} })),
    client.prefetchQuery(
      queries.messaging.countUnreadMessages.queryOptions({ input: { userType: "vendor" } }),
    ),
  ]);
  return { dehydrated: load.dehydrate() };
}

export default function VendorDashboardPage() {
  const { t } = useTranslation("vendors");
  const [params] = useSearchParams();
  const vendor = useSession()?.vendor;
  const unread = useUnreadCount("vendor");
  if (!vendor) return null;
  const isEnterprise = isEnterprisePlan(vendor.planType);
  const tab = readVendorTab(params, isEnterprise);
  const { Panel } = vendorTabs[tab];
  const names = (Object.keys(vendorTabs) as VendorTab[]).filter(
    (name) => isEnterprise || name !== "enterprise",
  );
  const title = t(isEnterprise ? "dashboard.enterpriseTitle" : "dashboard.title");
  return (
    <Container className="grid grid-cols-1 gap-8 py-8 sm:py-12">
      <PageMeta title={title} />
      <PageHeading
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
            <Button asChild variant="secondary">
              <Link to={withQuery(href("/products"), { vendor: vendor.id })}>{t("dashboard.shop")}</Link>
            </Button>
            <Button asChild>
              <Link to={href("/vendor/products/new")}>{t("dashboard.addProduct")}</Link>
            </Button>
          </>
        }
      />
      <OwnDecisions />
      <Tabs value={tab}>
        <TabList label={title}>
          {names.map((name) => (
            <Tab
              key={name}
              value={name}
              to={name === "overview" ? "?" : `?tab=${name}`}
              count={name === "messages" ? unread : 0}
              countLabel={t("dashboard.unread", { count: unread })}
            >
              {t(`dashboard.tabs.${name}`)}
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
