import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { isRefusal, useAuthProblem } from "#domains/auth/web/auth-problem.ts";

/**
 * Shows a failure of the second step. A wrong code is shown at its field; if the session has expired, sign-in starts
 * over.
 */
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
