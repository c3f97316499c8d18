import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { ContentDiff } from "#domains/listings/web/content-diff.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { Decision, DecisionForAdmin } from "../contract.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

/** Of a correction: the product before and after. */
export function EditChanges({ edit }: { edit: NonNullable<Decision["edit"]> }) {
  const { t } = useTranslation("decisions");
  return (
    <Disclosure title={t("edit.changes")}>
      <ContentDiff {...edit} />
    </Disclosure>
  );
}

/** Takes a correction back. */
export function UndoEdit({ decision }: { decision: DecisionForAdmin }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const about = decision.productName ?? "";
  return (
    <AdminMay permission="products.manage">
      <DecisionDialog
        name="undoEdit"
        about={about}
        language={decision.language}
        trigger={
          <Button variant="secondary" size="sm" className="justify-self-start">
            {t("undoEdit.open")}
          </Button>
        }
        onConfirm={({ facts }) =>
          decide(
            () => api.decisions.undoProductEdit({ decisionId: decision.id, facts }),
            t("undoEdit.done", { name: about }),
          )
        }
      />
    </AdminMay>
  );
}
