import { useQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The first view: a bag and a cup in the morning light, the message, and two buttons. Always dark, in both themes. */
export function Hero() {
  const { t } = useTranslation();
  const { data: counts } = useQuery(queries.catalogue.getMarketCounts.queryOptions({ input: {} }));
  return (
    <section
      data-theme="dark"
      className="relative isolate overflow-hidden bg-espresso text-ink [--hero-picture:min(61.5vw,20rem)]"
    >
      <HeroPicture />
      <Container
        width="wide"
        className="flex flex-col pt-(--hero-picture) pb-12 sm:min-h-[32rem] sm:justify-center sm:py-20 lg:min-h-[min(46rem,calc(100dvh-9.75rem))]"
      >
        <div className="sm:max-w-[47%] lg:max-w-[31rem] xl:max-w-[44rem]">
          <h1 id="page-title" tabIndex={-1} className="font-display font-semibold text-display">
            {t("home.hero")}
          </h1>
          <p className="mt-6 max-w-xl text-ink-soft text-lead lg:max-w-[27rem] xl:max-w-xl">
            {t("home.lead")}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link to={href("/products")}>
                {t("home.shop")}
                <Icon name="arrow-right" />
              </Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to={href("/vendor/register")}>{t("home.sell")}</Link>
            </Button>
          </div>
          {counts && <p className="mt-8 max-w-md text-ink-soft text-sm">{t("home.live", counts)}</p>}
        </div>
      </Container>
    </section>
  );
}
