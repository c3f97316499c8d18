import { useSupportEmail } from "#client/use-support-email.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { PageMeta } from "../../page-meta.tsx";
import { siteSchema } from "../../structured/schema.ts";
import { StructuredData } from "../../structured/structured-data.tsx";
import { useToUrl } from "../../use-to-url.ts";

/** The shop's metadata for tabs, search engines and link previews. */
export function HomeMeta() {
  const supportEmail = useSupportEmail();
  const { t } = useTranslation();
  const toUrl = useToUrl();
  const description = t("home.description");
  return (
    <>
      <PageMeta title={`Cafeto · ${t("home.title")}`} description={description} />
      <StructuredData
        about="/"
        facts={import.meta.env.SSR && siteSchema("Cafeto", description, supportEmail, toUrl)}
      />
    </>
  );
}
