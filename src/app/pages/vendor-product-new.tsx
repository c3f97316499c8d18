import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { PlanLimitReached } from "#domains/plans/web/plan-limit-reached.tsx";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-product-new.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.fetchQuery(queries.plans.getProductLimit.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

/** The page of the product form, which comes with the vendors' issue; without room in the plan it does not open. */
export default function VendorProductNewPage() {
  const { t } = useTranslation("vendors");
  const { t: tPlans } = useTranslation("plans");
  const { data: limit } = useQuery(queries.plans.getProductLimit.queryOptions({ input: {} }));
  if (!limit) return null;
  if (!limit.canAdd) {
    return (
      <Container className="py-8 sm:py-12">
        <PageMeta title={tPlans("limit.title")} isPrivate />
        <PlanLimitReached limit={limit} />
      </Container>
    );
  }
  return (
    <Container className="grid gap-6 py-8 sm:py-12">
      <PageMeta title={t("newProduct.title")} isPrivate />
      <PageHeading title={t("newProduct.title")} lead={t("newProduct.lead")} />
      <EmptyState
        illustration={<Illustration name="branch" />}
        title={t("newProduct.soonTitle")}
        text={t("newProduct.soonText")}
        action={
          <>
            <Button asChild>
              <Link to="/contact?subject=product">{t("newProduct.send")}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/vendor/dashboard">{t("newProduct.back")}</Link>
            </Button>
          </>
        }
      />
    </Container>
  );
}
