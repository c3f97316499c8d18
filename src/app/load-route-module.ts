import { classifyError } from "#client/classify-error.ts";
import { retryLoading } from "#kernel/retry-loading.ts";

type Modules = Record<string, unknown>;

/**
 * Loads a page's code when someone first goes there. Stands in for React Router's own function (vite.config.ts), which
 * gives up at once and reloads the page one is leaving. Here a lost connection gets three attempts, and then the
 * application error screen of the page one wanted, where refreshing helps.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  modules: Modules,
): Promise<unknown> {
  modules[id] ??= await retryLoading(
    // Some browsers remember that an address failed; the next attempt has another one.
    (attempt) => import(/* @vite-ignore */ attempt === 1 ? module : `${module}?attempt=${attempt}`),
    (error) => classifyError(error).type === "network",
  );
  return modules[id];
}
