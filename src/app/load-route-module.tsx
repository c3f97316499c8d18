import { useEffect } from "react";
import { useLocation } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { loadRoomWords } from "#i18n/browser-i18n.ts";
import { retryLoading } from "#kernel/retry-loading.ts";
import { FullScreenLoading } from "#ui/full-screen-loading.tsx";
import { isRoom } from "./shop-pages.ts";

/**
 * Loads a page's code when someone first goes there. Stands in for React Router's own function (vite.config.ts), which
 * gives up at once and reloads the page that one is leaving. Here a lost connection gets three attempts, and then the
 * application error screen in the place of the page one wanted, where refreshing helps.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  modules: Record<string, unknown>,
): Promise<unknown> {
  if (id in modules) return modules[id];
  try {
    if (isRoom(id)) await loadRoomWords();
    modules[id] = await retryLoading(
      // Some browsers remember that an address failed; the next attempt has another one.
      (attempt) => import(/* @vite-ignore */ attempt === 1 ? module : `${module}?attempt=${attempt}`),
      (error) => classifyError(error).type === "network",
    );
    return modules[id];
  } catch (error) {
    return { default: lostPage(error) };
  }
}

/** The router swallows what this function throws, but not what a page throws. It keeps the page: a later visit is a new document. */
function lostPage(error: unknown) {
  let lostAt: string | undefined;
  return function LostPage() {
    const { key } = useLocation();
    lostAt ??= key;
    if (lostAt === key) throw error;
    return <Reload />;
  };
}

function Reload() {
  useEffect(() => window.location.reload(), []);
  return <FullScreenLoading />;
}
