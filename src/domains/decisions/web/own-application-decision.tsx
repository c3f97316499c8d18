import "#i18n/work-words.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { ObjectButton } from "#client/object-button.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { applicationRules, factsBounds } from "../decision-rules.ts";
import { ObjectionState } from "./objection-state.tsx";

/** For an applicant: under which rule the application was rejected, and the way to object; the page says why. */
export function OwnApplicationDecision() {
  const { t } = useTranslation("applicationDecision");
  const { data } = useQuery(queries.decisions.findApplicationDecision.queryOptions({ input: {} }));
  const decision = data?.decision;
  if (!decision) return null;
  const rule = applicationRules.find((one) => one === decision.rule);
  return (
    <InlineNotice
      tone="warning"
      title={t("title")}
      action={
        decision.canObject && (
          <ObjectButton
            words={t}
            missing={t("bounds")}
            bounds={factsBounds}
            send={(objection) => api.decisions.objectAsApplicant({ decisionId: decision.id, objection })}
            changed={queries.decisions.key()}
          />
        )
      }
    >
      <div className="grid gap-2">
        {rule && (
          <p>
            <strong>{t("why")}:</strong> {t(`rules.${rule}`)}
          </p>
        )}
        <p>{t("effect")}</p>
        <p>
          {formatDate(decision.createdAt)} · {t("byPerson")}
        </p>
        <ObjectionState decision={decision} words={t} />
      </div>
    </InlineNotice>
  );
}
