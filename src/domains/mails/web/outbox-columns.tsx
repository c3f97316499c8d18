import { api } from "#client/api.ts";
import type { DataColumn } from "#client/data-table/columns.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { ShownMail } from "#domains/mails/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type MailsAddress, mailsPath } from "./mails-address.ts";

const tones: Record<ShownMail["state"], BadgeTone> = {
  waiting: "yellow",
  failing: "red",
  withheld: "grey",
  sent: "green",
};

/** The outbox's columns; those that only a search for a fault needs are hidden at first. */
export function useMailColumns(address: MailsAddress): DataColumn<ShownMail>[] {
  const { t } = useTranslation("mails");
  const isNewest = address.sort === "newest";
  return [
    {
      id: "subject",
      header: t("outbox.subject"),
      isPrimary: true,
      cell: ({ subject, isSecret, language }) => (
        <span
          lang={isSecret ? undefined : language}
          className="inline-block min-w-48 whitespace-normal break-words"
        >
          {subject || t("outbox.secret")}
        </span>
      ),
    },
    {
      id: "recipient",
      header: t("outbox.recipient"),
      cell: ({ recipient }) => <span className="break-all">{recipient}</span>,
    },
    {
      id: "state",
      header: t("outbox.state"),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      id: "failure",
      header: t("outbox.failure"),
      cell: ({ failure }) =>
        failure && (
          <span lang="en" className="break-all">
            {failure}
          </span>
        ),
    },
    {
      id: "created",
      header: t("outbox.created"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
      sort: {
        href: mailsPath({ ...address, sort: isNewest ? "oldest" : "newest", after: null }),
        direction: isNewest ? "descending" : "ascending",
      },
    },
    {
      id: "sent",
      header: t("states.sent"),
      isHiddenAtFirst: true,
      cell: ({ sentAt }) => sentAt && <span className="whitespace-nowrap">{formatDateTime(sentAt)}</span>,
    },
    {
      id: "retry",
      header: t("outbox.retry"),
      align: "end",
      cell: (mail) => mail.state !== "sent" && <RetryMail mail={mail} />,
    },
  ];
}

function RetryMail({ mail: { id, subject, recipient } }: { mail: ShownMail }) {
  const { t } = useTranslation("mails");
  const change = useChange(queries.mails.key());
  return (
    <AdminMay permission="mail.manage">
      <Button
        size="sm"
        variant="secondary"
        aria-label={t("outbox.retryNamed", { subject: subject || t("outbox.secret"), recipient })}
        onClick={() => void change(() => api.mails.retryMail({ mailId: id }), t("outbox.retried"))}
      >
        {t("outbox.retry")}
      </Button>
    </AdminMay>
  );
}
