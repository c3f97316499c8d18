import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { DecisionEntry } from "./decision-entry.tsx";
import { type DecidedVendor, VendorActions } from "./vendor-actions.tsx";

/** For an administrator: what was decided about a vendor, and what can be decided now. */
export function VendorDecisions({ vendor }: { vendor: DecidedVendor }) {
  const { t } = useTranslation("decisions");
  const input = { vendorId: vendor.vendorId, page: 1 };
  const { data, isError, isFetching, refetch } = useQuery(
    queries.decisions.listDecisions.queryOptions({ input }),
  );
  return (
    <section aria-labelledby="vendor-decisions" className="grid grid-cols-1 gap-4">
      <h3 id="vendor-decisions" className="font-semibold">
        {t("title")}
      </h3>
      <VendorActions vendor={vendor} />
      {!data && !isError && <SkeletonText lines={2} />}
      <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
      {data?.items.length === 0 && <p className="text-ink-soft text-sm">{t("empty")}</p>}
      {data && data.items.length > 0 && (
        <ol aria-label={t("title")} className="divide-y divide-line border-line border-y">
          {data.items.map((decision) => (
            <DecisionEntry key={decision.id} decision={decision} />
          ))}
        </ol>
      )}
    </section>
  );
}
