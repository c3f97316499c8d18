import { useTranslation } from "react-i18next";
import { Container } from "#ui/container.tsx";

const claims = [
  { figure: "100+", word: "vendors" },
  { figure: "500+", word: "products" },
  { figure: "50+", word: "countries" },
  { figure: null, word: "shipping" },
  { figure: "12%", word: "commission" },
] as const;

/** The marketing figures: claims of the shop, not counted live. */
export function ClaimBand() {
  const { t } = useTranslation();
  return (
    <section aria-label={t("home.claims.title")} className="border-line border-y bg-surface">
      <Container width="wide">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-7 py-8 sm:grid-cols-3 lg:grid-cols-5 lg:py-9">
          {claims.map(({ figure, word }) => (
            <li key={word} className="lg:border-line lg:border-l lg:pl-7 lg:first:border-l-0 lg:first:pl-0">
              <span className="figures block font-display font-semibold text-title">
                {figure ?? t("home.claims.global")}
              </span>
              <span className="text-ink-soft">{t(`home.claims.${word}`)}</span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
