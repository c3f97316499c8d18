import { createPersistedStore, usePersistedStore } from "../persisted-store.ts";

export type Density = "compact" | "comfortable";
export type TableLayout = { hidden: string[]; density: Density };
export type SavedView = { name: string; search: string };

type Lists = Record<string, { layout?: TableLayout; views?: SavedView[] }>;

const mostViews = 12;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 50 && value.every((one) => typeof one === "string");

const isLayout = (value: unknown): value is TableLayout => {
  const { hidden, density } = (value ?? {}) as Record<string, unknown>;
  return isTexts(hidden) && (density === "compact" || density === "comfortable");
};

const isView = (value: unknown): value is SavedView => {
  const { name, search } = (value ?? {}) as Record<string, unknown>;
  return typeof name === "string" && typeof search === "string";
};

function parse(stored: unknown): Lists | null {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const isFine = Object.values(stored).every((list) => {
    const { layout, views } = (list ?? {}) as Record<string, unknown>;
    return (
      (layout === undefined || isLayout(layout)) &&
      (views === undefined || (Array.isArray(views) && views.every(isView)))
    );
  });
  return isFine ? (stored as Lists) : null;
}

/** How a person wants each list, on this device. */
const lists = createPersistedStore<Lists>({ key: "lists", version: 1, initial: {}, parse });

/** The columns and the density of a list. `hiddenAtFirst`: until the person has chosen. */
export function useTableLayout(list: string, hiddenAtFirst: readonly string[]) {
  const layout = usePersistedStore(lists)[list]?.layout ?? { hidden: [...hiddenAtFirst], density: "compact" };
  return {
    layout,
    setLayout: (next: TableLayout) =>
      lists.set((all) => ({ ...all, [list]: { ...all[list], layout: next } })),
  };
}

/** The named addresses of a list, at most twelve. */
export function useSavedViews(list: string) {
  const views = usePersistedStore(lists)[list]?.views ?? [];
  const set = (next: SavedView[]) => lists.set((all) => ({ ...all, [list]: { ...all[list], views: next } }));
  return {
    views,
    add: (view: SavedView) =>
      set([...views.filter(({ name }) => name !== view.name), view].slice(-mostViews)),
    remove: (name: string) => set(views.filter((view) => view.name !== name)),
  };
}
