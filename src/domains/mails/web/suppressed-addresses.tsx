import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { Suppressed } from "#domains/mails/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

/** The addresses that get no mail, why, and a way to add and to remove one. */
export function SuppressedAddresses() {
  const { t } = useTranslation("mails");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.mails.listSuppressed.queryOptions({ input: {} }),
  );
  return (
    <section aria-label={t("views.suppressed")} className="grid grid-cols-1 gap-5">
      <p className="max-w-prose text-ink-soft">{t("suppressed.lead")}</p>
      <AdminMay permission="mail.manage">
        <AddForm />
      </AdminMay>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.length === 0 && <EmptyState headingLevel="h2" title={t("suppressed.none")} />}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line rounded-leaf border border-line bg-surface">
          {data.map((one) => (
            <Row key={one.address} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ one }: { one: Suppressed }) {
  const { t } = useTranslation("mails");
  const change = useChange(queries.mails.key());
  const { address: email } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="break-all font-medium">{email}</p>
        <p className="break-words text-ink-soft text-sm">
          {t(`suppressed.reasons.${one.reason}`)} · {formatDate(one.createdAt)} · {one.note}
        </p>
      </div>
      <AdminMay permission="mail.manage">
        <ConfirmDialog
          tone="primary"
          trigger={
            <Button size="sm" variant="secondary" aria-label={t("suppressed.releaseNamed", { email })}>
              {t("suppressed.release")}
            </Button>
          }
          title={t("suppressed.releaseTitle", { email })}
          description={t("suppressed.releaseText")}
          confirmLabel={t("suppressed.release")}
          onConfirm={async () => {
            await change(() => api.mails.releaseAddress({ email }), t("suppressed.released"));
          }}
        />
      </AdminMay>
    </li>
  );
}

function AddForm() {
  const { t } = useTranslation("mails");
  const change = useChange(queries.mails.key());
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isNoEmail = !/^\S+@\S+\.\S+$/.test(email.trim());
  const isShort = note.trim().length < 3;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isNoEmail || isShort) return;
    const input = { email: email.trim(), note: note.trim() };
    if (!(await change(() => api.mails.suppressAddress(input), t("suppressed.added")))) return;
    setEmail("");
    setNote("");
    setAsked(false);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 sm:grid-cols-[16rem_minmax(0,1fr)_auto]"
    >
      <Field
        label={t("suppressed.email")}
        error={isAsked && isNoEmail && t("suppressed.emailWrong")}
        required
      >
        <Input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={t("suppressed.note")} error={isAsked && isShort && t("suppressed.noteMissing")} required>
        <Input maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" className="sm:mt-7">
        {t("suppressed.add")}
      </Button>
    </form>
  );
}
