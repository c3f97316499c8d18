import { useQuery } from "@tanstack/react-query";
import { href, useNavigate } from "react-router";
import { queries } from "#client/queries.ts";
import { ProductForm } from "#domains/listings/web/form/product-form.tsx";
import { PlanLimitReached } from "#domains/plans/web/plan-limit-reached.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Container } from "#ui/container.tsx";
import { notify } from "#ui/notify.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-product-new.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.fetchQuery(queries.plans.getProductLimit.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

/** The form of a new product; at the plan's limit it does not open. */
export default function VendorProductNewPage() {
  const { t } = useTranslation("listings");
  const { t: tPlans } = useTranslation("plans");
  const navigate = useNavigate();
  const { data: limit } = useQuery(queries.plans.getProductLimit.queryOptions({ input: {} }));
  if (!limit) return null;
  if (!limit.canAdd) {
    return (
      <Container className="py-8 sm:py-12">
        <PageMeta title={tPlans("limit.title")} />
        <PlanLimitReached limit={limit} />
      </Container>
    );
  }
  const onSaved = () => {
    notify.success(t("new.savedTitle"), { description: t("new.savedText") });
    void navigate(withQuery(href("/vendor/dashboard"), { tab: "products" }));
  };
  return (
    <Container className="grid max-w-4xl grid-cols-1 gap-8 py-8 sm:py-12">
      <PageMeta />
      <PageHeading title={t("new.title")} lead={t("new.lead")} />
      <ProductForm product={null} onSaved={onSaved} />
    </Container>
  );
}
