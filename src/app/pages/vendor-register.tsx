import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PlanList } from "#domains/plans/web/plan-list.tsx";
import { ApplicationNeeds } from "#domains/vendors/web/application-needs.tsx";
import { ApplicationSteps } from "#domains/vendors/web/application-steps.tsx";
import { VendorFacts } from "#domains/vendors/web/vendor-facts.tsx";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-register.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  await client.prefetchQuery(queries.plans.listPlans.queryOptions({ input: {} }));
  return { dehydrated: dehydrate() };
}

export default function VendorRegisterPage() {
  const { t } = useTranslation("vendors");
  return (
    <>
      <PageMeta title={t("register.title")} description={t("register.lead")} canonical="/vendor/register" />
      <Section tone="night" space="lg" className="overflow-hidden">
        <ContourLines className="-top-80 -right-60 size-[64rem]" />
        <Container className="relative">
          <PageHeading
            size="display"
            eyebrow={t("register.eyebrow")}
            title={t("register.title")}
            lead={t("register.lead")}
          />
          <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button asChild size="lg">
              <Link to="/contact?subject=vendor">{t("register.contact")}</Link>
            </Button>
            <Link to="/vendor-terms" className="text-link">
              {t("register.terms")}
            </Link>
            <Link to="/commission-policy" className="text-link">
              {t("register.policy")}
            </Link>
          </div>
        </Container>
      </Section>
      <Section space="lg">
        <Container>
          <SectionHeading title={t("register.factsTitle")} />
          <VendorFacts />
        </Container>
      </Section>
      <Section tone="sunken" space="lg">
        <Container>
          <SectionHeading title={t("register.stepsTitle")} />
          <ApplicationSteps />
        </Container>
      </Section>
      <Section space="lg">
        <Container className="grid gap-8 lg:grid-cols-[1fr_1.5fr]">
          <SectionHeading title={t("register.needTitle")} className="mb-0 content-start items-start" />
          <ApplicationNeeds />
        </Container>
      </Section>
      <Section tone="sunken" space="lg">
        <Container>
          <SectionHeading title={t("register.plansTitle")} />
          <PlanList />
        </Container>
      </Section>
    </>
  );
}
