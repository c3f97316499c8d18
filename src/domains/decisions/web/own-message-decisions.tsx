import "#i18n/reporting-words.ts";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { decisionRules } from "../decision-rules.ts";
import { OwnDecision } from "./own-decision.tsx";

/** For an author: each message of theirs that an administrator removed, why, and the way to object. */
export function OwnMessageDecisions() {
  const { t } = useTranslation("reports");
  const { data } = useQuery(queries.decisions.listDecisionsOnMyReviews.queryOptions({ input: {} }));
  const removed = data?.items.filter(({ kind }) => kind === "messageRemoved") ?? [];
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed-messages" className="grid gap-3">
      <h2 id="removed-messages" className="font-display font-semibold text-heading">
        {t("removed.title")}
      </h2>
      {removed.map((decision) => {
        const rule = decisionRules.find((one) => one === decision.rule);
        return (
          <OwnDecision key={decision.id} decision={decision} rule={rule && t(`removed.rules.${rule}`)} />
        );
      })}
    </section>
  );
}
