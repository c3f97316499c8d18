import { data } from "react-router";
import { ConversationNotFound } from "#domains/messaging/web/conversation-not-found.tsx";
import { Container } from "#ui/container.tsx";
import { PageMeta } from "../page-meta.tsx";

/** Messaging is not built yet, so no conversation exists. */
export const loader = () => data(null, { status: 404 });

export default function ConversationPage() {
  return (
    <Container className="py-8">
      <PageMeta />
      <ConversationNotFound />
    </Container>
  );
}
