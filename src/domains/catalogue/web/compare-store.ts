import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { createPersistedStore, usePersistedStore } from "#client/persisted-store.ts";
import { notify } from "#ui/notify.ts";

const maxCompared = 4;

const compareStore = createPersistedStore<readonly string[]>({
  key: "coffee-compare",
  version: 1,
  initial: [],
  // Damage resets quietly (decision 50): nobody loses more than a few choices.
  parse: (stored) =>
    Array.isArray(stored) && stored.every((id) => typeof id === "string")
      ? stored.slice(0, maxCompared)
      : null,
});

/** The products that this browser compares, at most four. */
export function useCompareList() {
  const ids = usePersistedStore(compareStore);
  const { t } = useTranslation("catalogue");
  const navigate = useNavigate();
  const add = useCallback(
    (productId: string) => {
      const held = compareStore.get();
      if (held.includes(productId))
        return void notify.info(t("compare.duplicateTitle"), { description: t("compare.duplicateText") });
      if (held.length >= maxCompared)
        return void notify.destructive(t("compare.limitTitle"), t("compare.limitText"), {
          action: { label: t("compare.view"), onClick: () => navigate("/compare") },
        });
      compareStore.set((before) => [...before, productId]);
      notify.success(t("compare.added"), {
        action: { label: t("compare.view"), onClick: () => navigate("/compare") },
        id: "compare",
      });
    },
    [navigate, t],
  );
  const remove = useCallback(
    (productId: string) => compareStore.set((before) => before.filter((id) => id !== productId)),
    [],
  );
  const clear = useCallback(() => compareStore.set(() => []), []);
  return { ids, add, remove, clear };
}
