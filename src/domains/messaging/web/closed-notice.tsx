import { href, Link } from "react-router";
import type { Conversation } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { useBlock } from "./use-block.ts";

/** Whether something can be written: both accounts exist, and neither has blocked the other. */
export const isOpen = ({ buyerId, vendorId, isBlocked }: Conversation): boolean =>
  buyerId !== null && vendorId !== null && !isBlocked;

/** In the composer's place: why nothing can be written, and what can be done instead. */
export function ClosedNotice({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation("messaging");
  const { block, isPending } = useBlock(conversation.id);
  const { isBlocked, isBlockedByCaller } = conversation;
  const text = !isBlocked ? "closed" : isBlockedByCaller ? "block.byYou" : "block.refused";
  return (
    <div role="status" className="grid justify-items-start gap-2 border-line border-t p-4 text-ink-soft">
      <p>
        {t(text)}{" "}
        {isBlocked && (
          <Link to={href("/contact")} className="text-link">
            {t("block.support")}
          </Link>
        )}
      </p>
      {isBlockedByCaller && (
        <Button variant="secondary" size="sm" loading={isPending} onClick={() => block(false)}>
          {t("block.undo")}
        </Button>
      )}
    </div>
  );
}
