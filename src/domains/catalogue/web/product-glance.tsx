import type { ReactNode } from "react";
import type { ProductDetail } from "#domains/catalogue/contract.ts";
import { needsRoast } from "#domains/catalogue/product-bounds.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useAltitudes, useProcessNames } from "./product-facts.ts";
import { ProductRoastScale } from "./product-roast-scale.tsx";

/** What a coffee buyer asks first: roast, brewing, process, origin. Nothing for products that are not brewed. */
export function ProductGlance({ product }: { product: ProductDetail }) {
  const { t } = useTranslation("catalogue");
  const countryName = useCountryName();
  const altitudeOf = useAltitudes();
  const processNameOf = useProcessNames();
  const { roastLevel, category, originCountry, region, variety, process } = product;
  if (!needsRoast(category) && category !== "green-beans") return null;
  const processName = processNameOf(process);
  const place = [region, originCountry && countryName(originCountry)].filter(Boolean).join(", ");
  const grown = [altitudeOf(product.altitudeMeters), variety && t("glance.varieties", { variety })]
    .filter(Boolean)
    .join(" · ");
  return (
    <section className="mt-12 grid grid-cols-1 gap-x-12 gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
      <h2 className="sr-only">{t("glance.title")}</h2>
      {roastLevel === "none" ? (
        <Glance label={t("fact.roast")} value={t("roast.none")} text={t("glance.raw")} />
      ) : (
        <Glance
          label={t("fact.roast")}
          value={t(`roast.${roastLevel}`)}
          text={t(`glance.suits.${roastLevel}`)}
        >
          <ProductRoastScale level={roastLevel} className="mt-2 -ml-2.5 h-10 w-50 max-w-full" />
        </Glance>
      )}
      {processName && (
        <Glance
          label={t("fact.process")}
          value={processName}
          // A process that is not on our list is named, but not explained.
          text={t(`processText.${process as "washed"}`, { defaultValue: "" })}
        />
      )}
      {place && <Glance label={t("glance.grown")} value={place} text={grown} />}
    </section>
  );
}

type GlanceProps = { label: string; value: string; text: string; children?: ReactNode };

function Glance({ label, value, text, children }: GlanceProps) {
  return (
    <div className="border-line border-t-2 pt-4">
      <h3 className="text-ink-soft text-sm">{label}</h3>
      <p className="mt-1 font-display font-semibold text-heading">{value}</p>
      {children}
      {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
    </div>
  );
}
