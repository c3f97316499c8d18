import { useMutation, useQueryClient } from "@tanstack/react-query";
import { href, Link } from "react-router";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import type { Conversation } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ConnectionDot } from "./connection-dot.tsx";
import { useCounterpart, useSubject } from "./counterpart.ts";

type ChatHeaderProps = { conversation: Conversation; headingLevel: "h1" | "h3" };

/** Who one writes with, about what, and whether messages arrive live. */
export function ChatHeader({ conversation, headingLevel: Heading }: ChatHeaderProps) {
  const nameOf = useCounterpart();
  const name = nameOf(conversation);
  return (
    <header className="flex items-center gap-3 border-line border-b p-3 sm:p-4">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading
            tabIndex={-1}
            className="min-w-0 break-words font-display font-semibold text-lg leading-snug outline-none"
          >
            {name}
          </Heading>
          <ConnectionDot />
        </div>
        <Subject conversation={conversation} />
      </div>
      <ArchiveButton conversation={conversation} />
    </header>
  );
}

function Subject({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation("messaging");
  const subjectOf = useSubject();
  const subject = subjectOf(conversation);
  const to = pathOf(conversation);
  const { product } = conversation;
  if (!subject) return null;
  return (
    <p className="break-words text-ink-soft text-sm">
      {to ? (
        <Link to={to} className="text-link">
          {t("about", { subject })}
        </Link>
      ) : (
        t("about", { subject })
      )}
      {product && <span className="figures"> · {formatUsd(product.priceCents)}</span>}
    </p>
  );
}

/** The page of what a conversation is about, for the side that looks at it. */
function pathOf({ product, productId, order, parcelId, userType }: Conversation): string | null {
  if (product && productId) return product.isAvailable ? href("/products/:productId", { productId }) : null;
  if (!order || !parcelId) return null;
  return userType === "buyer"
    ? href("/orders/:orderId", { orderId: order.id })
    : withQuery(href("/vendor/dashboard"), { tab: "orders", parcel: parcelId });
}

/** Into the archive and out of it; a conversation without a message is in no list. */
function ArchiveButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation("messaging");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const { id: conversationId, isArchived } = conversation;
  const change = useMutation(
    queries.messaging.archiveConversation.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.messaging.key() }),
      onError: notifyError,
    }),
  );
  if (conversation.messages.length === 0) return null;
  return (
    <IconButton
      label={t(isArchived ? "unarchive" : "archive")}
      loading={change.isPending}
      onClick={() => change.mutate({ conversationId, isArchived: !isArchived })}
    >
      <Icon name={isArchived ? "undo-2" : "archive"} />
    </IconButton>
  );
}
