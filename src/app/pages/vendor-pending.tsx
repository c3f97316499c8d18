import { useTranslation } from "react-i18next";
import { ApplicationState } from "#domains/vendors/web/application-state.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function VendorPendingPage() {
  const { t } = useTranslation("vendors");
  return (
    <Container className="py-8 sm:py-12">
      <PageMeta title={t("pending.title")} isPrivate />
      <ApplicationState />
    </Container>
  );
}
