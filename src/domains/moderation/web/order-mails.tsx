import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useRequestId } from "#client/use-request-id.ts";
import type { OrderRecords } from "#domains/moderation/order-record-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";

type OrderMailsProps = { orderId: string; mails: OrderRecords["mails"] };

/** The mails about an order, each of which can be sent once more. */
export function OrderMails({ orderId, mails }: OrderMailsProps) {
  const { t } = useTranslation("orderRecords");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const requestIdOf = useRequestId();
  const [busy, setBusy] = useState<string | null>(null);
  const resend = async (mailId: string) => {
    setBusy(mailId);
    try {
      // Another one each time that the list has grown by it.
      const requestId = requestIdOf([mailId, mails.length]);
      await api.moderation.resendOrderMail({ orderId, mailId, requestId });
      notify.success(t("mails.resent"));
      await queryClient.invalidateQueries({ queryKey: queries.moderation.key() });
    } catch (error) {
      notifyError(error);
    }
    setBusy(null);
  };
  return (
    <ul className="divide-y divide-line text-sm">
      {mails.map(({ id, subject, recipient, createdAt, sentAt }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2 first:pt-0">
          <span className="min-w-0 flex-1 basis-52">
            <span className="block break-words font-medium">{subject}</span>
            <span className="block break-all text-ink-soft">{recipient}</span>
            <span className="block text-ink-soft text-xs">
              {sentAt
                ? t("mails.sent", { date: formatDateTime(sentAt) })
                : t("mails.waiting", { date: formatDateTime(createdAt) })}
            </span>
          </span>
          <AdminMay permission="orders.manage">
            <Button
              variant="ghost"
              size="sm"
              loading={busy === id}
              aria-label={t("mails.resendNamed", { subject })}
              onClick={() => void resend(id)}
            >
              {t("mails.resend")}
            </Button>
          </AdminMay>
        </li>
      ))}
    </ul>
  );
}
