import { useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import type { BulkAction } from "#client/data-table/bulk-actions.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { DecisionDialog } from "./decision-dialog.tsx";

type Decided = { id: string; state: string; isTakenDown: boolean };

const isApproved = ({ state }: Decided) => state === "active" || state === "inactive";

/** Takes selected products down, or restores them: each a decision of its own with the same grounds. */
export function useProductDecisions<Row extends Decided>(): BulkAction<Row>[] {
  const { t } = useTranslation("decisions");
  const queryClient = useQueryClient();
  const onEnd = () =>
    Promise.all(
      [queries.decisions.key(), queries.listings.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return [
    {
      ...{ id: "takeDown", label: t("takeDown.open"), tone: "danger", onEnd },
      isFor: (product) => isApproved(product) && !product.isTakenDown,
      ask: ({ rows, trigger, start }) => (
        <DecisionDialog
          key="takeDown"
          name="takeDown"
          about={t("someProducts", { count: rows.length })}
          hasRule
          trigger={trigger}
          onConfirm={async ({ rule, facts }) => {
            start({
              run: ([product]) => api.decisions.takeDownProduct({ productId: product!.id, rule, facts }),
              undo: ([product]) =>
                api.decisions.restoreProduct({ productId: product!.id, facts: t("mistake") }),
            });
            return true;
          }}
        />
      ),
    },
    {
      ...{ id: "restore", label: t("restore.open"), onEnd },
      isFor: ({ isTakenDown }) => isTakenDown,
      ask: ({ rows, trigger, start }) => (
        <DecisionDialog
          key="restore"
          name="restore"
          about={t("someProducts", { count: rows.length })}
          trigger={trigger}
          onConfirm={async ({ facts }) => {
            start({
              run: ([product]) => api.decisions.restoreProduct({ productId: product!.id, facts }),
            });
            return true;
          }}
        />
      ),
    },
  ];
}
