import { useQuery } from "@tanstack/react-query";
import { DetailSection } from "#client/detail-layout.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { DecisionEntry } from "./decision-entry.tsx";

/** What was decided about a product: corrections, taking it down. Nothing without any. */
export function ProductDecisions({ productId }: { productId: string }) {
  const { t } = useTranslation("decisions");
  const { data } = useQuery(queries.decisions.listDecisions.queryOptions({ input: { productId, page: 1 } }));
  if (!data || data.items.length === 0) return null;
  return (
    <DetailSection title={t("title")}>
      <ol className="divide-y divide-line border-line border-t">
        {data.items.map((decision) => (
          <DecisionEntry key={decision.id} decision={decision} />
        ))}
      </ol>
    </DetailSection>
  );
}
