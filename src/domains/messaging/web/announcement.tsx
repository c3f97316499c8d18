import { useState } from "react";
import type { Conversation, Message } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useCounterpart } from "./counterpart.ts";

/** Of what was said before: a reader has heard it. */
const mostKept = 50;

type Said = { id: string; text: string };
type AnnouncementProps = { conversation: Conversation; messages: readonly Message[] };

/**
 * Says each incoming message once, in its order, as it arrives; not those that are there when it is mounted, nor earlier ones. Each is a line of
 * its own, since a live region says what is added to it: also the same text again, and several at once.
 */
export function Announcement({ conversation, messages }: AnnouncementProps) {
  const { t } = useTranslation("messaging");
  const name = useCounterpart()(conversation);
  const newest = messages.at(-1)?.position ?? 0;
  const [last, setLast] = useState(newest);
  const [said, setSaid] = useState<readonly Said[]>([]);
  if (newest > last) {
    setLast(newest);
    const arrived = messages.filter(({ position }) => position > last);
    const lines = arrived
      .filter(({ senderType }) => senderType !== conversation.userType)
      .map(({ id, content }) => ({ id, text: `${name}: ${content || t("pictures.latest")}` }));
    if (lines.length > 0) setSaid([...said.slice(-mostKept), ...lines]);
  }
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" className="sr-only">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
