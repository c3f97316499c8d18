import { useTranslation } from "react-i18next";
import { PageInPreparation } from "../page-in-preparation.tsx";

export default function TermsPage() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.terms")} />;
}
