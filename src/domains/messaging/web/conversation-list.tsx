import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Bean } from "#ui/spinner.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { type ListInput, listOptions } from "./conversations-query.ts";

type ConversationListProps = { input: ListInput; hrefOf: (conversationId: string) => string };

/** The conversations of one side and state, the latest first. A failure is silent: an empty list and a Retry (R11). */
export function ConversationList({ input, hrefOf }: ConversationListProps) {
  const { t } = useTranslation("messaging");
  const list = useInfiniteQuery(
    queries.messaging.listConversations.infiniteOptions({
      ...listOptions(input),
      placeholderData: keepPreviousData,
    }),
  );
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending)
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft">
        <Bean />
        {t("loadingList")}
      </p>
    );
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className="grid grid-cols-1 gap-3">
      <InlineRetry
        isShown={list.isError}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
        className="pt-3"
      />
      {items.length === 0 ? (
        <NoConversations input={input} />
      ) : (
        <ul className="grid grid-cols-1 gap-1">
          {items.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} to={hrefOf(conversation.id)} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mx-auto"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </div>
  );
}

function NoConversations({ input: { state, search, userType } }: { input: ListInput }) {
  const { t } = useTranslation("messaging");
  const isFirst = !search && state === "active";
  const title = search ? t("noneFound", { search }) : t(state === "archived" ? "noArchived" : "emptyTitle");
  return (
    <EmptyState
      headingLevel="p"
      illustration={<Illustration name="letter" />}
      title={title}
      {...(isFirst ? { text: t(userType === "vendor" ? "emptyVendor" : "emptyText") } : {})}
      className="py-10"
      {...(isFirst && userType === "buyer"
        ? {
            action: (
              <Button asChild variant="secondary">
                <Link to={href("/products")}>{t("browse")}</Link>
              </Button>
            ),
          }
        : {})}
    />
  );
}
