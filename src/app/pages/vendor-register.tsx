import { lazy, Suspense } from "react";
import { href, Link, redirect, useSearchParams } from "react-router";
import { PlanList } from "#domains/plans/web/plan-list.tsx";
import { ApplicationNeeds } from "#domains/vendors/web/application-needs.tsx";
import { ApplicationSteps } from "#domains/vendors/web/application-steps.tsx";
import { applicationAnchor, FirstApplication } from "#domains/vendors/web/first-application.tsx";
import { VendorFacts } from "#domains/vendors/web/vendor-facts.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { languageContext, sessionContext } from "../context.ts";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/vendor-register.ts";

/** Only for who was invited. */
const JoinTeam = lazy(() => import("./vendor-register/invited.tsx"));

/** Who has applied is led to where it stands (R7); the link of an invitation leads here too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const vendor = context.get(sessionContext)?.vendor;
  const { client, queries, dehydrate } = startLoad(context);
  const token = url.searchParams.get("invitation");
  if (token !== null) {
    await client.prefetchQuery(queries.team.findInvitation.queryOptions({ input: { token } }));
    return { dehydrated: dehydrate() };
  }
  if (vendor) throw redirect(vendor.isApproved ? href("/vendor/dashboard") : href("/vendor/pending"));
  const language = context.get(languageContext);
  await Promise.all([
    client.prefetchQuery(queries.plans.listPlans.queryOptions({ input: {} })),
    client.prefetchQuery(queries.checkout.listCountries.queryOptions({ input: { language } })),
  ]);
  return { dehydrated: dehydrate() };
}

export default function VendorRegisterPage() {
  const [params] = useSearchParams();
  const token = params.get("invitation");
  return token === null ? <Register /> : <Invitation token={token} />;
}

const Invitation = ({ token }: { token: string }) => (
  <Section tone="sunken" space="lg">
    <Container>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <JoinTeam token={token} />
      </Suspense>
    </Container>
  </Section>
);

function Register() {
  const { t } = useTranslation("vendors");
  return (
    <>
      <PageMeta />
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
              <a href={`#${applicationAnchor}`}>{t("register.applyNow")}</a>
            </Button>
            <Link to={href("/vendor-terms")} className="text-link">
              {t("register.terms")}
            </Link>
            <Link to={href("/commission-policy")} className="text-link">
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
      <Section space="lg" id={applicationAnchor} className="scroll-mt-(--top-bar)">
        <Container className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_1.75fr]">
          <div className="lg:sticky lg:top-[calc(var(--top-bar)+2rem)]">
            <SectionHeading title={t("register.formTitle")} lead={t("register.formLead")} />
            <h3 className="mb-4 font-semibold">{t("register.needTitle")}</h3>
            <ApplicationNeeds />
          </div>
          <FirstApplication />
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
