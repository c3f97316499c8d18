import type { ProblemDetail } from "#domains/problems/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { BuyerActions } from "./buyer-actions.tsx";
import { ProblemBadge, ProblemFacts } from "./problem-facts.tsx";
import { ProblemHistory } from "./problem-history.tsx";

/** A problem that the buyer reported: where it stands, what they can do, and its history. */
export default function OwnProblem({ problem }: { problem: ProblemDetail }) {
  const { t } = useTranslation("problems");
  const heading = useFocusAfterChange(problem.state);
  return (
    <section
      aria-labelledby={`problem-${problem.id}`}
      className="grid gap-5 rounded-leaf border border-edge p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h4 ref={heading} tabIndex={-1} id={`problem-${problem.id}`} className="font-semibold text-lg">
          {t("title")}
        </h4>
        <ProblemBadge problem={problem} viewer="buyer" />
      </div>
      <ProblemFacts problem={problem} viewer="buyer" />
      <BuyerActions problem={problem} />
      <details open={problem.state !== "closed"}>
        <summary className="min-h-6 cursor-pointer font-medium text-sm">{t("history")}</summary>
        <div className="pt-3">
          <ProblemHistory problem={problem} />
        </div>
      </details>
    </section>
  );
}
