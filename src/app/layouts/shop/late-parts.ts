/** Overlays; loaded at the first sign that they will be opened. */
export const loadSearchOverlay = async () =>
  (await import("#domains/search/web/search-overlay.tsx")).SearchOverlay;
export const loadSideDrawer = async () => (await import("./side-drawer.tsx")).SideDrawer;
export const loadCategorySheet = async () => (await import("./category-sheet.tsx")).CategorySheet;
