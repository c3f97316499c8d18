import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queries } from "#client/queries.ts";
import type { OrderRecords as Records } from "#domains/moderation/order-record-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { OrderEvents } from "./order-events.tsx";
import { OrderMails } from "./order-mails.tsx";

/** What is recorded about an order: events, payments, postings, mails and conversations. */
export function OrderRecords({ orderId }: { orderId: string }) {
  const { t } = useTranslation("orderRecords");
  const { data } = useQuery(queries.moderation.getOrderRecords.queryOptions({ input: { orderId } }));
  if (!data) return <Skeleton className="h-64" />;
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Part title={t("events.title")} isEmpty={data.events.length === 0}>
        <OrderEvents events={data.events} />
      </Part>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Part title={t("payments.title")} isEmpty={data.payments.length === 0}>
          <Payments payments={data.payments} />
        </Part>
        <Part title={t("mails.title")} isEmpty={data.mails.length === 0}>
          <OrderMails orderId={orderId} mails={data.mails} />
        </Part>
        <Part title={t("messages.title")} isEmpty={data.conversations.length === 0}>
          <ul className="grid gap-2 text-sm">
            {data.conversations.map(({ id, vendor, messages, lastAt }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{vendor ?? t("messages.nobody")}</span>
                <span className="text-ink-soft">
                  {t("messages.count", { count: messages })} · {formatDateTime(lastAt)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <div className="min-w-0 xl:col-span-2">
        <Part title={t("postings.title")} isEmpty={data.postings.length === 0}>
          <Postings postings={data.postings} />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const { t } = useTranslation("orderRecords");
  return (
    <Card asChild className="gap-3">
      <section aria-label={title}>
        <h3 className="font-semibold text-lg">{title}</h3>
        {isEmpty ? <p className="text-ink-soft text-sm">{t("none")}</p> : children}
      </section>
    </Card>
  );
}

function Payments({ payments }: { payments: Records["payments"] }) {
  const { t } = useTranslation("orderRecords");
  return (
    <ul className="divide-y divide-line text-sm">
      {payments.map((payment) => (
        <li key={payment.id} className="grid gap-0.5 py-2 first:pt-0">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{t(`payments.${payment.state}` as "payments.paid")}</span>
            <span className="figures">{formatUsd(payment.amountCents)}</span>
          </span>
          <span className="text-ink-soft">{formatDateTime(payment.settledAt ?? payment.createdAt)}</span>
          {payment.providerPaymentId && (
            <span className="select-all break-all font-mono text-ink-soft text-xs">
              {payment.providerPaymentId}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Each posting with its entries: what was debited and what credited. */
function Postings({ postings }: { postings: Records["postings"] }) {
  const { t } = useTranslation("orderRecords");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the keyboard too
    <section className="overflow-x-auto" tabIndex={0} aria-label={t("postings.title")}>
      <table className="w-full min-w-lg border-collapse text-sm">
        <thead className="text-left text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-3 font-medium">
              {t("postings.posting")}
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              {t("postings.account")}
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-medium">
              {t("postings.debit")}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t("postings.credit")}
            </th>
          </tr>
        </thead>
        <tbody>
          {postings.flatMap((posting) =>
            posting.entries.map(({ account, vendor, amountCents }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never change
              <tr key={`${posting.id}-${index}`} className={index === 0 ? "border-line border-t" : ""}>
                <td className="py-1 pr-3 align-top">
                  {index === 0 && (
                    <>
                      {t(`postings.kinds.${posting.kind}` as "postings.kinds.sale")}
                      <span className="block text-ink-soft text-xs">{formatDateTime(posting.createdAt)}</span>
                    </>
                  )}
                </td>
                <td className="py-1 pr-3 align-top">
                  {t(`postings.accounts.${account}` as "postings.accounts.bank")}
                  {vendor && <span className="text-ink-soft"> · {vendor}</span>}
                </td>
                <td className="figures py-1 pr-3 text-right align-top">
                  {amountCents > 0 && formatUsd(amountCents)}
                </td>
                <td className="figures py-1 text-right align-top">
                  {amountCents < 0 && formatUsd(-amountCents)}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
