import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { OwnDecision } from "./own-review-decision.tsx";

/** For an author: each message of theirs that an administrator removed, why, and the way to object. */
export function OwnMessageDecisions() {
  const { t } = useTranslation("ownReviews");
  const { data } = useQuery(queries.decisions.listDecisionsOnMyReviews.queryOptions({ input: {} }));
  const removed = data?.items.filter(({ kind }) => kind === "messageRemoved") ?? [];
  if (removed.length === 0) return null;
  return (
    <section aria-labelledby="removed-messages" className="grid gap-3">
      <h2 id="removed-messages" className="font-display font-semibold text-heading">
        {t("messages")}
      </h2>
      {removed.map((decision) => (
        <OwnDecision key={decision.id} decision={decision} />
      ))}
    </section>
  );
}
