import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { notify } from "#ui/notify.ts";
import { comparableIds, maxCompared } from "./compare-ids.ts";

const compareStore = createPersistedStore<readonly string[]>({
  key: "coffee-compare",
  version: 1,
  initial: [],
  // Damage resets quietly (decision 50): nobody loses more than a few choices.
  parse: (stored) => {
    if (!Array.isArray(stored)) return null;
    const ids = comparableIds(stored);
    return ids.length === stored.length ? ids : null;
  },
});

const toast = "compare";

/** The products that this browser compares, at most four. */
export function useCompareList() {
  const ids = usePersistedStore(compareStore);
  const { t } = useTranslation("catalogue");
  const navigate = useNavigate();
  const add = useCallback(
    (productId: string) => {
      const held = compareStore.get();
      const view = { label: t("compare.view"), onClick: () => navigate("/compare") };
      if (held.includes(productId))
        return void notify.info(t("compare.duplicateTitle"), {
          description: t("compare.duplicateText"),
          id: toast,
        });
      if (held.length >= maxCompared)
        return void notify.destructive(t("compare.limitTitle"), t("compare.limitText"), {
          action: view,
          id: toast,
        });
      compareStore.set((before) => [...before, productId]);
      notify.success(t("compare.added"), { action: view, id: toast });
    },
    [navigate, t],
  );
  /** Puts another list in this one's place, and says what was done, with the way back. */
  const replace = useCallback(
    (next: readonly string[], said: string) => {
      const before = compareStore.get();
      compareStore.set(() => next);
      notify.success(said, {
        action: { label: t("compare.undo"), onClick: () => compareStore.set(() => before) },
        id: toast,
      });
    },
    [t],
  );
  const remove = useCallback(
    (productId: string) =>
      replace(
        compareStore.get().filter((id) => id !== productId),
        t("compare.removed"),
      ),
    [replace, t],
  );
  const clear = useCallback(() => replace([], t("compare.cleared")), [replace, t]);
  const keep = useCallback((list: readonly string[]) => replace(list, t("compare.kept")), [replace, t]);
  return { ids, add, remove, clear, keep };
}
