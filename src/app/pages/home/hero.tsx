import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { queries } from "#client/queries.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The first view: what this is, and the two ways in. */
export function Hero() {
  const { t } = useTranslation();
  const { data: counts } = useQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} }));
  return (
    <section className="relative overflow-hidden">
      <ContourLines className="-top-64 -left-72 w-[62rem]" />
      <Container
        width="wide"
        className="relative grid items-center gap-x-12 gap-y-10 pt-10 pb-14 lg:grid-cols-[1.08fr_1fr] lg:pt-14 lg:pb-20"
      >
        <div className="animate-rise-in">
          <h1 id="page-title" tabIndex={-1} className="font-display font-semibold text-display">
            {t("home.hero")}
          </h1>
          <p className="mt-6 max-w-xl text-ink-soft text-lead">{t("home.lead")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to="/products">
                {t("home.shop")}
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/vendor/register">{t("home.sell")}</Link>
            </Button>
          </div>
          {counts && <p className="mt-8 max-w-md text-ink-soft text-sm">{t("home.live", counts)}</p>}
        </div>
        <HeroPicture />
      </Container>
    </section>
  );
}
