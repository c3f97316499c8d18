import { useCallback } from "react";
import { href, useNavigate } from "react-router";
import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { comparableIds, maxCompared } from "./compare-ids.ts";

const compareStore = createPersistedStore<readonly string[]>({
  key: "coffee-compare",
  version: 1,
  initial: [],
  // Damaged data reset quietly (R50): only a few choices are lost.
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
  const { t } = useTranslation("compare");
  const navigate = useNavigate();
  const add = useCallback(
    (productId: string) => {
      const held = compareStore.get();
      const view = { label: t("view"), onClick: () => navigate(href("/compare")) };
      if (held.includes(productId))
        return void notify.info(t("duplicateTitle"), {
          description: t("duplicateText"),
          id: toast,
        });
      if (held.length >= maxCompared)
        return void notify.destructive(t("limitTitle"), t("limitText"), {
          action: view,
          id: toast,
        });
      compareStore.set((before) => [...before, productId]);
      notify.success(t("added"), { action: view, id: toast });
    },
    [navigate, t],
  );
  /** Replaces the list, with a toast that offers to undo it. */
  const replace = useCallback(
    (next: readonly string[], said: string) => {
      const before = compareStore.get();
      compareStore.set(() => next);
      notify.success(said, {
        action: { label: t("undo"), onClick: () => compareStore.set(() => before) },
        id: toast,
      });
    },
    [t],
  );
  const remove = useCallback(
    (productId: string) =>
      replace(
        compareStore.get().filter((id) => id !== productId),
        t("removed"),
      ),
    [replace, t],
  );
  /** By what is stored at the press: a button that is still hydrating shows nothing as compared. */
  const toggle = useCallback(
    (productId: string) => (compareStore.get().includes(productId) ? remove(productId) : add(productId)),
    [add, remove],
  );
  const clear = useCallback(() => replace([], t("cleared")), [replace, t]);
  const keep = useCallback((list: readonly string[]) => replace(list, t("kept")), [replace, t]);
  return { ids, add, toggle, remove, clear, keep };
}
