import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { FactsTable } from "#ui/facts-table.tsx";
import type { ApplicationView } from "../shapes.ts";
import { useTraderFacts } from "./use-trader-facts.tsx";

/** All facts of an application, as its owner and administrators see them. */
export function ApplicationFacts({ application }: { application: ApplicationView }) {
  const { t } = useTranslation("vendors");
  const countryName = useCountryName();
  const traderFacts = useTraderFacts(application.trader);
  const { website, certifications } = application;
  return (
    <FactsTable
      facts={[
        { label: t("form.companyName"), value: application.companyName },
        { label: t("form.businessType"), value: t(`type.${application.businessType}`) },
        { label: t("form.country"), value: countryName(application.country) },
        { label: t("form.phoneNumber"), value: <span className="figures">{application.phoneNumber}</span> },
        {
          label: t("form.website"),
          value: website ? (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="wrap-anywhere text-link"
            >
              {website}
              <span className="sr-only"> ({t("newTab")})</span>
            </a>
          ) : (
            t("none")
          ),
        },
        ...traderFacts,
        {
          label: t("form.certifications"),
          value: certifications.map((one) => t(`certification.${one}`)).join(", ") || t("none"),
        },
        {
          label: t("form.description"),
          value: (
            <p lang={application.language} className="wrap-anywhere whitespace-pre-line font-normal">
              {application.description}
            </p>
          ),
        },
      ]}
    />
  );
}
