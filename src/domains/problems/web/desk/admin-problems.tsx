import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { AdminActions } from "./admin-actions.tsx";
import { ProblemList } from "./problem-list.tsx";
import { ProblemView } from "./problem-view.tsx";
import { listInput, type ProblemsAddress, readProblemsAddress } from "./problems-address.ts";

/** The administrators' tab 'Problems': the queue by deadline, or one problem. */
export function AdminProblems() {
  const [params] = useSearchParams();
  const address = readProblemsAddress(params);
  const { problemId } = address;
  return problemId ? <One address={address} problemId={problemId} /> : <All address={address} />;
}

function All({ address }: { address: ProblemsAddress }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.problems.listProblemsAsAdmin.queryOptions({ input: listInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ProblemList
      viewer="admin"
      address={address}
      page={data}
      error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
    />
  );
}

function One({ address, problemId }: { address: ProblemsAddress; problemId: string }) {
  const { data, isError, error, refetch } = useQuery(
    queries.problems.getProblemAsAdmin.queryOptions({ input: { problemId } }),
  );
  return (
    <ProblemView
      viewer="admin"
      address={address}
      problem={data}
      isError={isError}
      isNotFound={isError && classifyError(error).code === "NOT_FOUND"}
      onRetry={() => void refetch()}
      actions={
        data && (
          <AdminMay permission="orders.manage">
            <AdminActions problem={data} />
          </AdminMay>
        )
      }
    />
  );
}
