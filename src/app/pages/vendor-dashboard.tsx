import { useQuery } from "@tanstack/react-query";
import { Crown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { VendorPlanFacts } from "#domains/plans/web/vendor-plan-facts.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-dashboard.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.prefetchQuery(queries.plans.listPlans.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

/** The frame of the vendor's dashboard: title, plan, and the ways on. Its panels come with the vendors' issue. */
export default function VendorDashboardPage() {
  const { t } = useTranslation("vendors");
  const vendor = useSession()?.vendor;
  const { data } = useQuery(queries.plans.listPlans.queryOptions({ input: {} }));
  if (!vendor) return null;
  const planType = planTypeOf(vendor.planType);
  const plan = data?.items.find((one) => one.planType === planType);
  const isEnterprise = planType === "enterprise";
  const title = t(isEnterprise ? "dashboard.enterpriseTitle" : "dashboard.title");
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta title={title} isPrivate />
      <PageHeading
        title={title}
        lead={vendor.companyName}
        actions={
          <>
            {isEnterprise && (
              <Badge tone="leaf" size="md">
                <Crown aria-hidden="true" />
                {t("dashboard.enterprise")}
              </Badge>
            )}
            <Button asChild>
              <Link to="/vendor/products/new">{t("dashboard.addProduct")}</Link>
            </Button>
          </>
        }
      />
      {plan && <VendorPlanFacts plan={plan} />}
      <EmptyState
        illustration={<Illustration name="sack" />}
        title={t("dashboard.soonTitle")}
        text={t("dashboard.soonText")}
        action={
          <>
            <Button asChild variant="secondary">
              <Link to={`/products?vendor=${vendor.id}`}>{t("dashboard.shop")}</Link>
            </Button>
            <Button asChild variant="ghost">
              <Link to="/vendor-subscription">{t("dashboard.planLink")}</Link>
            </Button>
          </>
        }
      />
    </Container>
  );
}
