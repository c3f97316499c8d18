import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { isRefusal, useAuthProblem } from "./auth-problem.ts";

/** Says what failed in the second step. A wrong code its field says alone; where the half session is over, signing in begins anew. */
export function useSecondStepProblem(): (error: unknown) => void {
  const sayProblem = useAuthProblem();
  const { revalidate } = useRevalidator();
  return useCallback(
    (error) => {
      if (!isRefusal(error, "INVALID_CODE")) sayProblem(error);
      if (isRefusal(error, "SESSION_MISSING")) void revalidate();
    },
    [sayProblem, revalidate],
  );
}
