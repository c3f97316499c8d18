import { useTranslation } from "react-i18next";
import { MessagesPanel } from "#domains/messaging/web/messages-panel.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function MessagesPage() {
  const { t } = useTranslation("messaging");
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta title={t("title")} isPrivate />
      <PageHeading title={t("title")} lead={t("lead")} />
      <div className="max-w-4xl">
        <MessagesPanel />
      </div>
    </Container>
  );
}
