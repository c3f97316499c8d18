import { useEffect } from "react";
import { api } from "#client/api.ts";

/** Reports once that a term was searched; whether it finds anything the server knows. Not awaited; failures are ignored. */
export function useCountSearch(term: string | undefined): void {
  useEffect(() => {
    if (term) api.analytics.recordSearch({ term }).catch(() => undefined);
  }, [term]);
}
