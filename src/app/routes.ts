import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map: the specification's route table. A frame's file holds the guard of everything inside it. */
export default [
  layout("layouts/shop.tsx", [
    index("pages/home.tsx"),
    route("categories", "pages/categories.tsx"),
    route("categories/:categorySlug", "pages/category.tsx"),
    route("products", "pages/products.tsx"),
    route("products/:productId", "pages/product.tsx"),
    route("cart", "pages/cart.tsx"),
    route("compare", "pages/compare.tsx"),

    route("auth", "pages/auth.tsx"),
    route("forgot-password", "pages/forgot-password.tsx"),
    route("reset-password", "pages/reset-password.tsx"),
    route("unauthorized", "pages/unauthorized.tsx"),
    route("payment-success", "pages/payment-success.tsx"),
    route("vendor/register", "pages/vendor-register.tsx"),
    route("vendor/pending", "pages/vendor-pending.tsx"),

    route("contact", "pages/contact.tsx"),
    route("newsletter", "pages/newsletter.tsx"),
    route("help", "pages/help.tsx"),
    route("terms", "pages/terms.tsx"),
    route("privacy", "pages/privacy.tsx"),
    route("vendor-terms", "pages/vendor-terms.tsx"),
    route("commission-policy", "pages/commission-policy.tsx"),

    layout("layouts/account.tsx", [
      route("checkout", "pages/checkout.tsx"),
      route("dashboard", "pages/dashboard.tsx"),
      route("profile/settings", "pages/profile-settings.tsx"),
      route("orders", "pages/orders.tsx"),
      route("orders/:orderId", "pages/order.tsx"),
      route("wishlist", "pages/wishlist.tsx"),
      route("messages", "pages/messages.tsx"),
      route("messages/:conversationId", "pages/conversation.tsx"),
      route("vendor-subscription", "pages/vendor-subscription.tsx"),
    ]),
    layout("layouts/vendor.tsx", [
      route("vendor/dashboard", "pages/vendor-dashboard.tsx"),
      route("vendor/products/new", "pages/vendor-product-new.tsx"),
    ]),
    layout("layouts/admin.tsx", [route("admin", "pages/admin.tsx")]),

    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
