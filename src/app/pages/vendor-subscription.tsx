import { useSession } from "#client/session.tsx";
import { NoPlanYet } from "#domains/plans/web/no-plan-yet.tsx";
import { PlanList } from "#domains/plans/web/plan-list.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { sessionContext } from "../context.ts";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-subscription.ts";
import { loadSubscription, SubscriptionPanel } from "./vendor-dashboard/subscription.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const load = startLoad(context);
  if (context.get(sessionContext)?.vendor?.isApproved) await loadSubscription(load);
  else await load.client.prefetchQuery(load.queries.plans.listPlans.queryOptions({ input: {} }));
  return { dehydrated: load.dehydrate() };
}

export default function VendorSubscriptionPage() {
  const { t } = useTranslation("plans");
  const vendor = useSession()?.vendor;
  return (
    <Container className="grid grid-cols-1 gap-8 py-8 sm:py-12">
      <PageMeta />
      <PageHeading title={t("title")} lead={t("lead")} />
      {vendor?.isApproved ? (
        <SubscriptionPanel />
      ) : (
        <>
          <NoPlanYet isWaiting={Boolean(vendor)} />
          <section aria-labelledby="plans">
            <h2 id="plans" className="sr-only">
              {t("compare")}
            </h2>
            <PlanList />
          </section>
        </>
      )}
    </Container>
  );
}
