/** What lies over the page only when asked for; its code comes with the first sign that it will be. */
export const loadSearchOverlay = async () =>
  (await import("#domains/search/web/search-overlay.tsx")).SearchOverlay;
export const loadSideDrawer = async () => (await import("./side-drawer.tsx")).SideDrawer;
export const loadCategorySheet = async () => (await import("./category-sheet.tsx")).CategorySheet;
