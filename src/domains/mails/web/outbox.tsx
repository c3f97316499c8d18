import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Form, Link } from "react-router";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { ShownMail } from "#domains/mails/contract.ts";
import { mailStates } from "#domains/mails/mail-states.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { NoneFound } from "#ui/none-found.tsx";
import { Select } from "#ui/select.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type MailsAddress, mailsInput, mailsPath } from "./mails-address.ts";

const tones: Record<ShownMail["state"], BadgeTone> = {
  waiting: "yellow",
  failing: "red",
  withheld: "grey",
  sent: "green",
};

/** What was written to whom, where it is, and a button that tries an unsent one again. */
export function Outbox({ address }: { address: MailsAddress }) {
  const { t } = useTranslation("mails");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.mails.listMails.queryOptions({ input: mailsInput(address) }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = mailsPath(address) !== mailsPath({});
  return (
    <section aria-label={t("views.outbox")} className="grid grid-cols-1 gap-4">
      <OutboxSearch address={address} />
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-96" />}
      {data?.items.length === 0 && !isNarrowed && <EmptyState headingLevel="h2" title={t("outbox.empty")} />}
      {data?.items.length === 0 && isNarrowed && (
        <NoneFound
          headingLevel="h2"
          title={t("outbox.none")}
          text={t("outbox.noneText")}
          clearTo={mailsPath({})}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-leaf border border-line bg-surface">
          {data.items.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {address.after && (
          <Button asChild variant="secondary" size="sm">
            <Link to={mailsPath({ ...address, after: null })}>{t("outbox.first")}</Link>
          </Button>
        )}
        {data?.next && (
          <Button asChild variant="secondary" size="sm">
            <Link to={mailsPath({ ...address, after: data.next })}>{t("outbox.next")}</Link>
          </Button>
        )}
      </div>
    </section>
  );
}

function OutboxSearch({ address }: { address: MailsAddress }) {
  const { t } = useTranslation("mails");
  const { t: tUi } = useTranslation("ui");
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form
        key={mailsPath(address)}
        method="get"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="tab" value="emails" />
        <Field label={t("outbox.search")} className="min-w-0 max-w-lg flex-1 basis-56">
          <Input
            type="search"
            name="search"
            icon={<Icon name="search" />}
            maxLength={254}
            autoComplete="off"
            defaultValue={address.search}
          />
        </Field>
        <Field label={t("outbox.state")} className="basis-44">
          <Select name="state" defaultValue={address.state ?? ""}>
            <option value="">{t("outbox.anyState")}</option>
            {mailStates.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {tUi("search")}
        </Button>
      </Form>
    </search>
  );
}

function MailRow({ mail }: { mail: ShownMail }) {
  const { t } = useTranslation("mails");
  const change = useChange(queries.mails.key());
  const subject = mail.subject || t("outbox.secret");
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="break-words font-medium" lang={mail.isSecret ? undefined : mail.language}>
          {subject}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <span className="break-all">{mail.recipient}</span>
          <span>{formatDateTime(mail.createdAt)}</span>
          {mail.failure && <span lang="en">{t("outbox.failure", { codes: mail.failure })}</span>}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={tones[mail.state]}>{t(`states.${mail.state}`)}</Badge>
        {mail.state !== "sent" && (
          <AdminMay permission="mail.manage">
            <Button
              size="sm"
              variant="secondary"
              aria-label={t("outbox.retryNamed", { subject, recipient: mail.recipient })}
              onClick={() => void change(() => api.mails.retryMail({ mailId: mail.id }), t("outbox.retried"))}
            >
              {t("outbox.retry")}
            </Button>
          </AdminMay>
        )}
      </div>
    </li>
  );
}
