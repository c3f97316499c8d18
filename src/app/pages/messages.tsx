import { MessagesPanel } from "#domains/messaging/web/messages-panel.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function MessagesPage() {
  const { t } = useTranslation("messaging");
  return (
    <Container className="grid gap-8 py-8 sm:py-12">
      <PageMeta />
      <PageHeading title={t("title")} lead={t("lead")} />
      <div className="max-w-4xl">
        <MessagesPanel />
      </div>
    </Container>
  );
}
