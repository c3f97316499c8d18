import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";

const claims = [
  { figure: "100+", word: "vendors" },
  { figure: "500+", word: "products" },
  { figure: "50+", word: "countries" },
  { figure: null, word: "shipping" },
  { figure: "12%", word: "commission" },
] as const;

const itemsLook = [
  "*:border-line max-md:*:last:col-span-2 max-md:*:last:flex max-md:*:last:items-baseline max-md:*:last:gap-3",
  "max-md:*:last:border-t max-md:*:last:pt-5 md:*:border-l md:*:pl-5 md:*:first:border-l-0 md:*:first:pl-0 lg:*:not-first:pl-7",
].join(" ");

/** The marketing figures: claims of the shop, not counted live. */
export function ClaimBand() {
  const { t } = useTranslation();
  return (
    <section aria-label={t("home.claims.title")} className="border-line border-y bg-surface">
      <Container width="wide">
        <ul className={`grid grid-cols-2 gap-x-6 gap-y-6 py-8 md:grid-cols-5 md:py-9 ${itemsLook}`}>
          {claims.map(({ figure, word }) => (
            <li key={word}>
              <span className="figures block whitespace-nowrap font-display font-semibold text-title md:max-lg:text-heading">
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
