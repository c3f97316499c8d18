import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { useAdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { mailStates } from "#domains/mails/mail-states.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { NoneFound } from "#ui/none-found.tsx";
import { type MailsAddress, mailsInput, mailsPath } from "./mails-address.ts";
import { useMailColumns } from "./outbox-columns.tsx";
import { OutboxSearch } from "./outbox-search.tsx";
import { useRetryAction } from "./use-retry-action.ts";

/** What was written to whom and where it is, 25 at a time; what is unsent is tried again, alone or with others. */
export function Outbox({ address }: { address: MailsAddress }) {
  const { t } = useTranslation("mails");
  const retry = useRetryAction();
  const mayRetry = useAdminMay("mail.manage");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.mails.listMails.queryOptions({ input: mailsInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("views.outbox")} className="grid grid-cols-1 gap-3">
      <SavedViews
        list="admin-mails"
        given={[
          { label: t("outbox.anyState"), search: mailsPath({}) },
          ...mailStates.map((state) => ({ label: t(`states.${state}`), search: mailsPath({ state }) })),
        ]}
      />
      <OutboxSearch address={address} />
      <DataTable
        list="admin-mails"
        label={t("views.outbox")}
        columns={useMailColumns(address)}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ subject, recipient }) =>
          t("outbox.named", { subject: subject || t("outbox.secret"), recipient })
        }
        hrefOf={() => null}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<Nothing address={address} />}
        readMatching={(after) => api.mails.listMails(mailsInput({ ...address, after }))}
        bulk={mayRetry ? [retry] : undefined}
        firstHref={address.after ? mailsPath({ ...address, after: null }) : null}
        nextHref={data?.next ? mailsPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

function Nothing({ address: { search, state } }: { address: MailsAddress }) {
  const { t } = useTranslation("mails");
  if (!search && !state) return <EmptyState headingLevel="h2" title={t("outbox.empty")} />;
  return (
    <NoneFound
      headingLevel="h2"
      title={t("outbox.none")}
      text={t("outbox.noneText")}
      clearTo={mailsPath({})}
    />
  );
}
