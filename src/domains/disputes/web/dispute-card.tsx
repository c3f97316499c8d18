import { Link } from "react-router";
import { AdminMay } from "#client/may.tsx";
import type { Dispute } from "#domains/disputes/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { DisputeActions } from "./dispute-actions.tsx";

const tones: Record<"open" | "waiting" | "won" | "lost", BadgeTone> = {
  open: "red",
  waiting: "yellow",
  won: "green",
  lost: "grey",
};
const knownReasons = [
  "fraudulent",
  "product_not_received",
  "product_unacceptable",
  "duplicate",
  "credit_not_processed",
  "subscription_canceled",
  "unrecognized",
] as const;
const evidenceFields = [
  "customer_name",
  "customer_email_address",
  "shipping_address",
  "product_description",
  "shipping_carrier",
  "shipping_tracking_number",
  "shipping_date",
  "uncategorized_text",
] as const;

/** One disputed payment: what the bank claims, by when to answer, what our records show, and what can be done. */
export function DisputeCard({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation("disputes");
  const state = dispute.state === "open" && dispute.answeredAt ? "waiting" : dispute.state;
  const reason = knownReasons.find((known) => known === dispute.reason) ?? "other";
  return (
    <li className="grid gap-5 rounded-leaf border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h3 className="font-semibold text-lg">
            <Link to={`?tab=orders&order=${dispute.orderId}`} className="underline">
              {t("order", { number: dispute.orderNumber })}
            </Link>
            <span className="figures ml-3 font-normal">
              {t("amount", { amount: formatUsd(dispute.amountCents) })}
            </span>
          </h3>
          <p>{t(`reason.${reason}`)}</p>
          <p className="text-ink-soft text-sm">{dispute.vendors.join(" · ")}</p>
        </div>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <Dates dispute={dispute} />
      {dispute.isRelieved && (
        <p className="break-words">{t("relieved", { reason: dispute.reliefReason ?? "" })}</p>
      )}
      {dispute.evidence && <Evidence evidence={dispute.evidence} />}
      <AdminMay permission="money.manage">
        <DisputeActions dispute={dispute} />
      </AdminMay>
    </li>
  );
}

function Dates({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation("disputes");
  const { openedAt, answerBy, answeredAt, closedAt, feeCents, lossCents } = dispute;
  const isUnanswered = dispute.state === "open" && !answeredAt;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {isUnanswered && answerBy && (
        <strong className="text-danger-ink">{t("answerBy", { date: formatDate(answerBy) })}</strong>
      )}
      <span>{t("openedAt", { date: formatDate(openedAt) })}</span>
      {answeredAt && <span>{t("answeredAt", { date: formatDate(answeredAt) })}</span>}
      {closedAt && <span>{t("closedAt", { date: formatDate(closedAt) })}</span>}
      {feeCents > 0 && <span>{t("fee", { amount: formatUsd(feeCents) })}</span>}
      {lossCents > 0 && <span>{t("loss", { amount: formatUsd(lossCents) })}</span>}
    </p>
  );
}

function Evidence({ evidence }: { evidence: NonNullable<Dispute["evidence"]> }) {
  const { t } = useTranslation("disputes");
  return (
    <section aria-label={t("evidence")} className="grid gap-3 rounded-leaf bg-paper p-4">
      <div>
        <h4 className="font-semibold text-sm">{t("evidence")}</h4>
        <p className="text-ink-soft text-sm">{t("evidenceText")}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        {evidenceFields
          .filter((field) => evidence[field])
          .map((field) => (
            <div key={field} className="contents max-sm:grid">
              <dt className="text-ink-soft">{t(`field.${field}`)}</dt>
              <dd lang="en" className="whitespace-pre-line break-words">
                {evidence[field]}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
