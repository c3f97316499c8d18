import "#i18n/reporting-words.ts";
import { useState } from "react";
import { api } from "#client/api.ts";
import type { Conversation, Message } from "#domains/messaging/contract.ts";
import { ReportDialog } from "#domains/moderation/web/report-dialog.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { DropdownMenu, MenuItem } from "#ui/dropdown-menu.tsx";
import { Icon } from "#ui/icon.tsx";
import type { MenuProps } from "#ui/lazy-menu.tsx";
import { isOpen } from "./closed-notice.tsx";
import { useBlock } from "./use-block.ts";

type ChatMenuProps = MenuProps & {
  conversation: Conversation;
  incoming: readonly Message[];
  name: string;
};

/** What can be done about the other side: report what they wrote, block them. */
export function ChatMenu({ trigger, defaultOpen, conversation, incoming, name }: ChatMenuProps) {
  const { t } = useTranslation("messaging");
  const [opened, setOpened] = useState<"report" | "block" | null>(null);
  const { block } = useBlock(conversation.id);
  const close = () => setOpened(null);
  const subjects = incoming
    .toReversed()
    .map(({ id, content }) => ({ messageId: id, text: content || t("pictures.latest") }));
  return (
    <>
      <DropdownMenu trigger={trigger} defaultOpen={defaultOpen}>
        <MenuItem disabled={incoming.length === 0} onSelect={() => setOpened("report")}>
          <Icon name="triangle-exclamation-point" />
          {t("menu.report")}
        </MenuItem>
        {conversation.isBlockedByCaller ? (
          <MenuItem onSelect={() => block(false)}>
            <Icon name="undo-2" />
            {t("block.undo")}
          </MenuItem>
        ) : (
          <MenuItem
            tone="danger"
            disabled={!isOpen(conversation) && !conversation.isBlocked}
            onSelect={() => setOpened("block")}
          >
            <Icon name="lock" />
            {t("menu.block", { name })}
          </MenuItem>
        )}
      </DropdownMenu>
      {opened === "report" && (
        <ReportDialog
          kind="conversation"
          name={name}
          subjects={subjects}
          onSend={({ messageId, reason, words, requestId }) =>
            api.moderation.reportMessages({
              ...{ conversationId: conversation.id, messageId, reason, words, requestId },
            })
          }
          onClose={close}
        />
      )}
      {opened === "block" && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t("block.title", { name })}
          description={t("block.text")}
          confirmLabel={t("block.confirm")}
          onConfirm={() => {
            block(true);
            close();
          }}
        />
      )}
    </>
  );
}
