import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { ProblemList } from "./problem-list.tsx";
import { ProblemView } from "./problem-view.tsx";
import { listInput, type ProblemsAddress, readProblemsAddress } from "./problems-address.ts";
import { VendorActions } from "./vendor-actions.tsx";

/** The vendor's tab 'Problems': the list, or one problem. */
export function VendorProblems() {
  const [params] = useSearchParams();
  const address = readProblemsAddress(params);
  const { problemId } = address;
  return problemId ? <One address={address} problemId={problemId} /> : <All address={address} />;
}

function All({ address }: { address: ProblemsAddress }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.problems.listProblems.queryOptions({ input: listInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <ProblemList
      viewer="vendor"
      address={address}
      page={data}
      error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
    />
  );
}

function One({ address, problemId }: { address: ProblemsAddress; problemId: string }) {
  const { data, isError, error, refetch } = useQuery(
    queries.problems.getProblem.queryOptions({ input: { problemId } }),
  );
  return (
    <ProblemView
      viewer="vendor"
      address={address}
      problem={data}
      isError={isError}
      isNotFound={isError && classifyError(error).code === "NOT_FOUND"}
      onRetry={() => void refetch()}
      actions={data && <VendorActions problem={data} />}
    />
  );
}
