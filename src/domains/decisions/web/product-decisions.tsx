import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { DecisionEntry } from "./decision-entry.tsx";

/** What was decided about a product: corrections, taking it down. Nothing without any. */
export function ProductDecisions({ productId }: { productId: string }) {
  const { t } = useTranslation("decisions");
  const { data } = useQuery(queries.decisions.listDecisions.queryOptions({ input: { productId, page: 1 } }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="product-decisions" className="grid grid-cols-1 gap-2">
      <h3 id="product-decisions" className="font-semibold text-lg">
        {t("title")}
      </h3>
      <ol className="divide-y divide-line border-line border-y">
        {data.items.map((decision) => (
          <DecisionEntry key={decision.id} decision={decision} />
        ))}
      </ol>
    </section>
  );
}
