import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useFocusAfterChange } from "#ui/use-focus-after-change.ts";
import { ProblemBadge, ProblemFacts } from "../problem-facts.tsx";
import { ProblemHistory } from "../problem-history.tsx";
import { type ProblemsAddress, problemsPath } from "./problems-address.ts";

type Props = {
  viewer: "vendor" | "admin";
  address: ProblemsAddress;
  problem: ProblemDetail | undefined;
  isError: boolean;
  isNotFound: boolean;
  onRetry: () => void;
  actions: ReactNode;
};

/** One problem in the workspace: where it stands, what can be done, and its history as evidence. */
export function ProblemView({ viewer, address, problem, isError, isNotFound, onRetry, actions }: Props) {
  const { t } = useTranslation("problemsDesk");
  const heading = useFocusAfterChange(problem?.state ?? "");
  const back = (
    <Link
      to={problemsPath({ ...address, problemId: null })}
      className="inline-flex min-h-6 w-fit items-center gap-2"
    >
      <Icon name="arrow-left" className="size-4" />
      {t("back")}
    </Link>
  );
  if (isNotFound)
    return (
      <div className="grid gap-6">
        {back}
        <EmptyState headingLevel="h2" title={t("notFoundTitle")} text={t("notFoundText")} />
      </div>
    );
  if (isError && !problem) return <ErrorState onRetry={onRetry} />;
  if (!problem) return <Skeleton className="h-96" />;
  const orderPath =
    viewer === "admin" ? `?tab=orders&order=${problem.orderId}` : `?tab=orders&parcel=${problem.parcelId}`;
  return (
    <div className="grid grid-cols-1 gap-6">
      {back}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="font-display font-semibold text-heading">
            {t("number", { number: problem.orderNumber })}
          </h2>
          <p className="text-ink-soft">
            {problem.buyerName}
            {viewer === "admin" && <> · {problem.companyName}</>} ·{" "}
            <Link to={orderPath} className="underline">
              {t("toOrder")}
            </Link>
          </p>
          {viewer === "admin" && problem.cause && problem.state === "escalated" && (
            <p>{t(`causes.${problem.cause}`)}</p>
          )}
        </div>
        <ProblemBadge problem={problem} viewer={viewer} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="gap-5">
          <ProblemFacts problem={problem} viewer={viewer} />
          {actions}
        </Card>
        <Card>
          <ProblemHistory problem={problem} />
        </Card>
      </div>
    </div>
  );
}
