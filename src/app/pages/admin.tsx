import { useTranslation } from "react-i18next";
import { PageInPreparation } from "../page-in-preparation.tsx";

export default function AdminPage() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.admin")} />;
}
