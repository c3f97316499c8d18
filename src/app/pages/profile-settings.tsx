import { useTranslation } from "react-i18next";
import { PageInPreparation } from "../page-in-preparation.tsx";

export default function ProfileSettingsPage() {
  const { t } = useTranslation();
  return <PageInPreparation title={t("pages.profileSettings")} />;
}
