import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { DecisionEntry } from "./decision-entry.tsx";

/** The input of the objections that wait, as the tab loads them. */
export const objectionsInput = { onlyObjections: true, page: 1 } as const;

/** The objections that wait for an answer, above the vendors; nothing if there are none. */
export function Objections({ onlyReviews }: { onlyReviews?: true }) {
  const { t } = useTranslation("decisions");
  const { data } = useQuery(
    queries.decisions.listDecisions.queryOptions({
      input: { ...objectionsInput, ...(onlyReviews && { onlyReviews }) },
    }),
  );
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="objections" className="mb-8 grid grid-cols-1 gap-2">
      <h2 id="objections" className="font-display font-semibold text-heading">
        {t("objections.title")} <span className="figures">({data.total})</span>
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {data.items.map((decision) => (
          <DecisionEntry key={decision.id} decision={decision} heading={decision.companyName} />
        ))}
      </ul>
    </section>
  );
}
