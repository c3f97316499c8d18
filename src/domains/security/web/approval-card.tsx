import { href, Link } from "react-router";
import type { Approval } from "#domains/approvals/approval-shape.ts";
import { useApprovalLabel } from "#domains/approvals/web/use-approval-label.ts";
import { isSettingKey, settingTable } from "#domains/settings/setting-table.ts";
import { useSettingName, useSettingText } from "#domains/settings/web/setting-values.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { DecideApproval } from "./decide-approval.tsx";
import { auditPath } from "./security-address.ts";

const tones: Record<Approval["state"], BadgeTone> = {
  waiting: "yellow",
  approved: "green",
  declined: "red",
  withdrawn: "grey",
  expired: "grey",
};

/** One request: what, who asked and why, how it was decided. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const { t } = useTranslation("security");
  const label = useApprovalLabel();
  const { id, state, reason, decidedBy, decidedAt, decisionReason, subjectKind, subjectId } = approval;
  const nobody = t("erased");
  return (
    <li>
      <Card padding="sm">
        <article aria-labelledby={`approval-${id}`} className="grid grid-cols-1 gap-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong id={`approval-${id}`}>{label(approval)}</strong>
            <Badge tone={tones[state]}>{t(`approvals.states.${state}`)}</Badge>
          </p>
          <Facts facts={approval.facts} />
          <p className="break-words">{reason}</p>
          <ul className="flex flex-wrap gap-x-5 text-ink-soft text-sm">
            <li>
              {t("approvals.asked", {
                name: approval.requestedBy ?? nobody,
                date: formatDateTime(approval.requestedAt),
              })}
            </li>
            {state === "waiting" && (
              <li>{t("approvals.expires", { date: formatDateTime(approval.expiresAt) })}</li>
            )}
            {decidedAt && (
              <li>
                {t("approvals.decidedBy", { name: decidedBy ?? nobody, date: formatDateTime(decidedAt) })}
              </li>
            )}
            <li>
              <Link to={auditPath({ subjectKind, subjectId })} preventScrollReset className="underline">
                {t("log.about")}
              </Link>
            </li>
          </ul>
          {decisionReason && (
            <p className="break-words">{t("approvals.because", { reason: decisionReason })}</p>
          )}
          {state === "waiting" && (approval.isOwn || approval.mayDecide) && (
            <DecideApproval approval={approval} label={label(approval)} />
          )}
        </article>
      </Card>
    </li>
  );
}

/** About whom: the vendor, the order, the account manager that was agreed on. */
function Facts({ facts }: Pick<Approval, "facts">) {
  const { vendor, order, orderId, manager, user, userId, month } = facts;
  const { t } = useTranslation("security");
  return (
    <ul className="flex flex-wrap gap-x-5 break-words font-medium">
      {vendor && <li>{vendor}</li>}
      {month && <li className="figures">{month}</li>}
      {order && orderId && (
        <li>
          <Link to={withQuery(href("/admin"), { tab: "orders", order: orderId })} className="underline">
            {t("approvals.order", { number: order })}
          </Link>
        </li>
      )}
      {user && userId && (
        <li>
          <Link to={withQuery(href("/admin"), { tab: "users", user: userId })} className="underline">
            {user}
          </Link>
        </li>
      )}
      <SettingFact facts={facts} />
      {manager && <li className="min-w-0 break-all">{t("approvals.manager", { manager })}</li>}
    </ul>
  );
}

/** Which setting, from what to what, and from which day on. */
function SettingFact({ facts: { setting, before, after, startsOn } }: Pick<Approval, "facts">) {
  const { t } = useTranslation("security");
  const nameOf = useSettingName();
  const textOf = useSettingText();
  if (!isSettingKey(setting) || after === undefined) return null;
  const { unit } = settingTable[setting];
  return (
    <li>
      {nameOf(setting)}: {before == null ? t("approvals.initial") : textOf(unit, before)} →{" "}
      {textOf(unit, after)}
      {startsOn && ` · ${t("approvals.startsOn", { date: formatDate(startsOn) })}`}
    </li>
  );
}
