import { api } from "#client/api.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import type { DecisionForAdmin } from "../contract.ts";
import { isRestriction } from "../decision-rules.ts";
import { EditChanges, UndoEdit } from "./edit-details.tsx";
import { ObjectionAnswer } from "./objection-answer.tsx";
import { useDecide } from "./use-decide.ts";

/** One decision in full: what, by whom, why, and what its vendor says against it. */
export function DecisionEntry({ decision, heading }: { decision: DecisionForAdmin; heading?: string }) {
  const { t } = useTranslation("decisions");
  const { kind, productName, createdAt, endedAt, isAutomatic, decidedBy } = decision;
  const isHolding = isRestriction(kind) && !endedAt;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {heading && <span className="wrap-anywhere font-semibold">{heading}</span>}
        <Badge tone={isHolding ? "red" : "grey"}>{t(`kind.${kind}`, { product: productName ?? "" })}</Badge>
        {isRestriction(kind) && <span className="text-sm">{t(`rules.${decision.rule}`)}</span>}
      </div>
      <p className="text-ink-soft text-sm">
        {formatDateTime(createdAt)}
        {isAutomatic ? ` · ${t("automatic")}` : decidedBy && ` · ${t("by", { name: decidedBy })}`}
        {endedAt && ` · ${t("ended", { date: formatDate(endedAt) })}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line" lang={decision.language}>
        {decision.facts}
      </p>
      {decision.edit && <EditChanges edit={decision.edit} />}
      {decision.edit && isHolding && <UndoEdit decision={decision} />}
      {decision.objection && <Objection decision={decision} />}
    </li>
  );
}

function Objection({ decision }: { decision: DecisionForAdmin }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  return (
    <ObjectionAnswer
      objection={decision}
      says={t("objections.says")}
      effects={{ upheld: t("objections.upholdText"), reversed: t("objections.reverseText") }}
      language={decision.language}
      permission="vendors.manage"
      onAnswer={(outcome, reason, done) =>
        decide(() => api.decisions.decideObjection({ decisionId: decision.id, outcome, reason }), done)
      }
    />
  );
}
