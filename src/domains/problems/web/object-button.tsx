import { api } from "#client/api.ts";
import { problemBounds } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import type { useProblemChange } from "./use-problem-change.ts";

type Props = { problemId: string; run: ReturnType<typeof useProblemChange>["run"] };

/** Says once why an administrator's decision is wrong. */
export function ObjectButton({ problemId, run }: Props) {
  const { t } = useTranslation("problems");
  return (
    <WordsDialog
      trigger={
        <Button variant="secondary" size="sm">
          {t("decision.object")}
        </Button>
      }
      title={t("decision.objectTitle")}
      text={t("decision.objectText")}
      label={t("decision.objectLabel")}
      hint={t("decision.objectHint")}
      missing={t("decision.objectMissing")}
      shortest={problemBounds.facts[0]}
      longest={problemBounds.facts[1]}
      confirmLabel={t("decision.objectConfirm")}
      onConfirm={async (objection) =>
        (await run(
          () => api.problems.objectToProblem({ problemId, objection }),
          t("decision.objectDone"),
        )) !== undefined
      }
    />
  );
}
