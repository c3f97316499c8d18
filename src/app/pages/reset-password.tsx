import { useTranslation } from "react-i18next";
import { PageInPreparation } from "../page-in-preparation.tsx";

export default function ResetPasswordPage() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.resetPassword")} />;
}
