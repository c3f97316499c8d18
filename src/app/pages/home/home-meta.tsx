import { useTranslation } from "react-i18next";
import { supportEmail } from "#client/support-email.ts";
import { PageMeta } from "../../page-meta.tsx";
import { siteSchema } from "../../structured/schema.ts";
import { StructuredData } from "../../structured/structured-data.tsx";
import { useToUrl } from "../../use-to-url.ts";

/** The shop as tabs, search engines and whoever shows a link learn of it. */
export function HomeMeta() {
  const { t } = useTranslation();
  const toUrl = useToUrl();
  const description = t("home.description");
  return (
    <>
      <PageMeta title={`Cafeto · ${t("home.title")}`} description={description} canonical="/" />
      <StructuredData
        about="/"
        facts={import.meta.env.SSR && siteSchema("Cafeto", description, supportEmail, toUrl)}
      />
    </>
  );
}
