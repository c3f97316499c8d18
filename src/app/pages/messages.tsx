import { listOptions, readBox } from "#domains/messaging/web/conversations-query.ts";
import { MessagesPanel } from "#domains/messaging/web/messages-panel.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { startLoad } from "../load.ts";
import { PageMeta } from "../page-meta.tsx";
import type { Route } from "./+types/messages.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, queries, dehydrate } = startLoad(context);
  const input = { userType: "buyer", state: readBox(url.searchParams) } as const;
  await client.prefetchInfiniteQuery(queries.messaging.listConversations.infiniteOptions(listOptions(input)));
  return { dehydrated: dehydrate() };
}

export default function MessagesPage() {
  const { t } = useTranslation("messaging");
  return (
    <Container className="grid grid-cols-1 gap-8 py-8 sm:py-12">
      <PageMeta />
      <PageHeading title={t("title")} lead={t("lead")} />
      <div className="max-w-4xl">
        <MessagesPanel userType="buyer" />
      </div>
    </Container>
  );
}
