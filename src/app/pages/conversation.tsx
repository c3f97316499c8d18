import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { ConversationNotFound } from "#domains/messaging/web/conversation-not-found.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "../page-meta.tsx";

/** Nobody has a conversation before the issue on messages. */
export const loader = () => data(null, { status: 404 });

export default function ConversationPage() {
  const { t } = useTranslation("messaging");
  return (
    <Container className="py-8">
      <PageMeta title={t("conversation")} isPrivate />
      <ConversationNotFound />
    </Container>
  );
}
