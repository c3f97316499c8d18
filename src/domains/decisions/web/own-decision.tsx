import { api } from "#client/api.ts";
import { ObjectButton } from "#client/object-button.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import type { Decision } from "../contract.ts";
import { factsBounds } from "../decision-rules.ts";
import { ObjectionState } from "./objection-state.tsx";

/** The statement of reasons about what one wrote, and the way to object. */
export function OwnDecision({ decision, rule }: { decision: Decision; rule: string | undefined }) {
  const { t } = useTranslation("ownReviews");
  return (
    <InlineNotice
      tone="warning"
      title={t("refusedWhy")}
      action={
        decision.canObject && (
          <ObjectButton
            words={t}
            missing={t("bounds")}
            bounds={factsBounds}
            send={(objection) => api.decisions.objectAsAuthor({ decisionId: decision.id, objection })}
            changed={queries.decisions.key()}
          />
        )
      }
    >
      <div className="grid gap-2">
        {rule && <p className="font-semibold">{rule}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{decision.facts}</p>
        <p>{t("byPerson", { date: formatDate(decision.createdAt) })}</p>
        <ObjectionState decision={decision} words={t} />
      </div>
    </InlineNotice>
  );
}
