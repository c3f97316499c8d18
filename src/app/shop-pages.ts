/** The pages that need no words but the shop's (`src/i18n/languages/shop-*.ts`); a test follows their imports. */
export const shopPages = [
  ...["home", "products", "product", "categories", "category", "cart", "compare", "not-found"],
  ...["contact", "newsletter", "help", "terms", "privacy", "vendor-terms", "commission-policy"],
];

/** Whether a route's texts stand among those of the rooms behind the shop. */
export function isRoom(routeId: string): boolean {
  const [folder, page] = routeId.split("/");
  return folder === "pages" ? !shopPages.includes(page!) : folder === "layouts" && page !== "shop";
}
