import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { Section } from "#ui/section.tsx";
import { PlanPrices } from "./plan-prices.tsx";

const steps = ["apply", "list", "earn"] as const;

/** For prospective vendors: three steps, and the plans' prices. */
export function SellBand() {
  const { t } = useTranslation();
  return (
    <Section tone="night" space="lg" className="overflow-hidden border-line border-b">
      <ContourLines className="-top-72 -left-60 w-[56rem] opacity-20" />
      <Container width="wide" className="relative grid gap-x-20 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h2 className="font-display font-semibold text-title">{t("home.sellTitle")}</h2>
          <p className="mt-5 max-w-xl text-ink-soft text-lead">{t("home.sellLead")}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button asChild size="lg">
              <Link to={href("/vendor/register")}>{t("home.sellCta")}</Link>
            </Button>
            <Link to={href("/commission-policy")} className="text-link py-2">
              {t("home.sellPolicy")}
            </Link>
          </div>
        </div>
        <div>
          <h3 className="sr-only">{t("home.sellSteps.title")}</h3>
          <ol className="grid gap-7">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
                <span
                  aria-hidden="true"
                  className="font-display font-semibold text-leaf-ink text-title leading-none"
                >
                  {index + 1}
                </span>
                <div>
                  <h4 className="font-display font-semibold text-subheading">
                    {t(`home.sellSteps.${step}`)}
                  </h4>
                  <p className="mt-1 text-ink-soft">{t(`home.sellSteps.${step}Text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="lg:col-span-2">
          <PlanPrices />
        </div>
      </Container>
    </Section>
  );
}
