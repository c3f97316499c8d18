import { useQuery } from "@tanstack/react-query";
import { href, isRouteErrorResponse } from "react-router";
import { queries } from "#client/queries.ts";
import { Chat } from "#domains/messaging/web/chat.tsx";
import { ConversationNotFound } from "#domains/messaging/web/conversation-not-found.tsx";
import { useCounterpart } from "#domains/messaging/web/counterpart.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { orNotFound, startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/conversation.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const input = { conversationId: params.conversationId };
  const { getConversation, listMessages } = queries.messaging;
  await Promise.all([
    orNotFound(client.fetchQuery(getConversation.queryOptions({ input }))),
    client.prefetchQuery(listMessages.queryOptions({ input })),
  ]);
  return { dehydrated: dehydrate() };
}

export default function ConversationPage({ params: { conversationId } }: Route.ComponentProps) {
  const { t } = useTranslation("messaging");
  const nameOf = useCounterpart();
  const { data: conversation } = useQuery(
    queries.messaging.getConversation.queryOptions({ input: { conversationId } }),
  );
  if (!conversation) return null;
  const list =
    conversation.userType === "vendor"
      ? withQuery(href("/vendor/dashboard"), { tab: "messages" })
      : href("/messages");
  return (
    <Container className="grid grid-cols-1 gap-4 py-4 sm:py-8">
      <PageMeta />
      <Breadcrumb items={[{ label: t("title"), to: list }, { label: nameOf(conversation) }]} />
      <Chat
        conversationId={conversationId}
        headingLevel="h1"
        className="w-full max-w-4xl rounded-leaf max-sm:h-[max(26rem,calc(100dvh-11rem))] border border-line bg-surface"
      />
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <Container className="py-8">
      <PageMeta isPrivate />
      <ConversationNotFound />
    </Container>
  );
}
