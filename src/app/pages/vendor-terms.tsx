import { useSupportEmail } from "#client/use-support-email.ts";
import { legalDates } from "#domains/support/web/legal-document.ts";
import { LegalPage } from "#domains/support/web/legal-page.tsx";
import { loadLegalText } from "../legal-route.ts";
import { PageMeta } from "../page-meta.tsx";
import { useLoadedLanguage } from "../use-loaded-language.ts";
import type { Route } from "./+types/vendor-terms.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadLegalText(context, "vendorTerms");

export default function VendorTermsPage({ loaderData }: Route.ComponentProps) {
  const supportEmail = useSupportEmail();
  const { language, ...legal } = loaderData;
  useLoadedLanguage(language);
  return (
    <>
      <PageMeta
        title={legal.text.title}
        description={legal.text.lead}
        article={{ modifiedAt: legalDates.vendorTerms }}
      />
      <LegalPage {...legal} email={supportEmail} />
    </>
  );
}
