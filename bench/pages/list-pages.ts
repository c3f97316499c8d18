/** A page to look at: its name, where it is, and whether it asks search engines to leave it out. */
export type PageCase = { name: string; path: string; isHidden?: boolean };

/** Every public page of the route table, signed out. */
export function listPages(found: { productId: string; vendorId: string }): PageCase[] {
  return [
    { name: "home", path: "/" },
    { name: "product list", path: "/products" },
    { name: "search", path: "/products?search=ethiopia", isHidden: true },
    { name: "vendor", path: `/products?vendor=${found.vendorId}` },
    { name: "product", path: `/products/${found.productId}` },
    { name: "categories", path: "/categories" },
    { name: "category", path: "/categories/roasted-coffee" },
    { name: "cart", path: "/cart" },
    { name: "compare", path: "/compare" },
    { name: "auth", path: "/auth" },
    { name: "forgot password", path: "/forgot-password" },
    { name: "reset password", path: "/reset-password", isHidden: true },
    { name: "contact", path: "/contact" },
    { name: "newsletter", path: "/newsletter" },
    { name: "help", path: "/help" },
    { name: "terms", path: "/terms" },
    { name: "privacy", path: "/privacy" },
    { name: "vendor terms", path: "/vendor-terms" },
    { name: "commission policy", path: "/commission-policy" },
    { name: "vendor register", path: "/vendor/register" },
    { name: "vendor pending", path: "/vendor/pending", isHidden: true },
    { name: "payment success", path: "/payment-success", isHidden: true },
    { name: "unauthorized", path: "/unauthorized", isHidden: true },
  ];
}
