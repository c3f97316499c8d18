import { useDeferredValue, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { useSession } from "#client/session.tsx";
import { useSettled } from "#client/use-settled.ts";
import type { UserType } from "#domains/messaging/message-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#ui/tabs.tsx";
import { Chat } from "./chat.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { readBox } from "./conversations-query.ts";

const states = ["active", "archived"] as const;
const typingMs = 250;

type MessagesPanelProps = {
  /** Whose list: of what one asked as a buyer, or of what one's shop was asked. */
  userType: UserType;
  /** In a dashboard: the other parameters of the address. A conversation then opens in a dialog. */
  tab?: Record<string, string>;
};

/** The search box and the tabs Active and Archived, over the conversations of one side. */
export function MessagesPanel({ userType, tab }: MessagesPanelProps) {
  const { t } = useTranslation("messaging");
  const [params] = useSearchParams();
  const session = useSession();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(useSettled(typed.trim(), typingMs));
  const box = readBox(params);
  if (!session) return <p className="text-ink-soft">{t("signedOut")}</p>;
  const within = (more: Record<string, string>) => `?${new URLSearchParams({ ...tab, ...more })}`;
  const hrefOf = (conversationId: string) =>
    tab
      ? within({ box, conversation: conversationId })
      : href("/messages/:conversationId", { conversationId });
  return (
    <div className="rounded-leaf border border-line bg-surface p-4 sm:p-6">
      <Field label={t("searchLabel")} hideLabel>
        <Input
          type="search"
          icon={<Icon name="search" />}
          maxLength={80}
          autoComplete="off"
          placeholder={t(userType === "vendor" ? "searchBuyers" : "searchPlaceholder")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Tabs value={box} className="mt-4">
        <TabList label={t("tabs")}>
          {states.map((one) => (
            <Tab key={one} value={one} to={within({ box: one })}>
              {t(one)}
            </Tab>
          ))}
        </TabList>
        {states.map((state) => (
          <TabPanel key={state} value={state}>
            <ConversationList input={{ userType, state, ...(search ? { search } : {}) }} hrefOf={hrefOf} />
          </TabPanel>
        ))}
      </Tabs>
      {tab && <ConversationDialog conversationId={params.get("conversation")} back={within({ box })} />}
    </div>
  );
}

/** The conversation in the address, over the list. */
function ConversationDialog({ conversationId, back }: { conversationId: string | null; back: string }) {
  const { t } = useTranslation("messaging");
  const navigate = useNavigate();
  return (
    <Dialog
      open={conversationId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) void navigate(back, { replace: true, preventScrollReset: true });
      }}
      size="lg"
      title={t("conversation")}
      className="max-h-[80dvh]"
    >
      {conversationId && (
        <Chat
          conversationId={conversationId}
          headingLevel="h3"
          className="h-[min(600px,calc(80dvh-6rem))] min-h-0 rounded-leaf border border-line"
        />
      )}
    </Dialog>
  );
}

/** A typed value once nothing was typed for a moment. */
