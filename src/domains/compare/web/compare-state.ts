import { useEffect } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { comparePath, readComparedIds } from "./compare-ids.ts";
import { useCompareList } from "./compare-store.ts";

const differencesParam = "differences";

/**
 * The comparison that the page shows: the one in its address, else one's own. Viewing a shared link leaves one's own
 * as it is; removals there only change the address.
 */
export function useComparison() {
  const own = useCompareList();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const linked = readComparedIds(params);
  const isOwn =
    linked.length === 0 || (linked.length === own.ids.length && linked.every((id) => own.ids.includes(id)));
  const onlyDifferences = params.has(differencesParam);
  const ids = isOwn ? own.ids : linked;

  const show = (change: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const mustShorten = isOwn && linked.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an address turns out to be one's own list
  useEffect(() => {
    if (mustShorten) show((next) => next.delete("ids"));
  }, [mustShorten]);

  return {
    ids,
    isShared: !isOwn,
    onlyDifferences,
    setOnlyDifferences: (only: boolean) =>
      show((next) => (only ? next.set(differencesParam, "1") : next.delete(differencesParam))),
    remove: (productId: string) => {
      if (isOwn) return own.remove(productId);
      const left = linked.filter((id) => id !== productId);
      if (left.length === 0) return void navigate(href("/compare"));
      show((next) => next.set("ids", left.join(",")));
    },
    clear: own.clear,
    keep: () => own.keep(linked),
    hasOwn: own.ids.length > 0,
    path: comparePath(ids),
  };
}
