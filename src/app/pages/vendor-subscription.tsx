import { useTranslation } from "react-i18next";
import { useSession } from "#client/session.tsx";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { OwnPlan } from "#domains/plans/web/own-plan.tsx";
import { PlanList } from "#domains/plans/web/plan-list.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-subscription.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.prefetchQuery(queries.plans.listPlans.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

export default function VendorSubscriptionPage() {
  const { t } = useTranslation("plans");
  const vendor = useSession()?.vendor;
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta title={t("title")} isPrivate />
      <PageHeading title={t("title")} lead={t("lead")} />
      <OwnPlan />
      <section aria-labelledby="plans">
        <h2 id="plans" className="sr-only">
          {t("compare")}
        </h2>
        <PlanList current={vendor ? (planTypeOf(vendor.planType) ?? undefined) : undefined} />
      </section>
    </Container>
  );
}
