import { useTranslation } from "react-i18next";
import { PageInPreparation } from "../page-in-preparation.tsx";

export default function VendorTermsPage() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.vendorTerms")} />;
}
