import { each, type List, search, times } from "./filters.ts";
import type { MarketIds } from "./market-ids.ts";

/** Reviews, reports, problems and the like, and the books. */
export const caseTabs = (ids: MarketIds): List[] => [
  ...opinionTabs(ids),
  ...["waiting", "open", "closed"].map(
    (list): List => [`problems, ${list}`, `/api/admin/problems?filter=${list}`, []],
  ),
  ["disputes", "/api/admin/disputes?state=open", [], ["/api/admin/outside-refunds"]],
  ["disputes, closed", "/api/admin/disputes?state=closed", []],
  [
    "promotions",
    "/api/admin/promotions",
    [
      ...each("phase", "planned", "running", "paused", "usedUp", "over"),
      ...each("owner", "platform", "vendors"),
    ],
  ],
  [
    "support",
    "/api/admin/inquiries",
    each("state", "open", "answered", "closed"),
    ["/api/admin/help-ratings", "/api/admin/newsletter"],
  ],
  ...bookTabs(ids),
];

const opinionTabs = ({ month, lastMonth }: MarketIds): List[] => [
  [
    "reviews",
    "/api/admin/reviews",
    [
      ...[...each("state", "published", "waiting", "refused"), ...each("rating", "1", "5")],
      ...search("search", "rico", "Geisha", "zzzz", "Ana", "Muito bom 500", "Paraiso Huila"),
      ...times(each("state", "waiting", "refused"), search("search", "rico", "zzzz")),
    ],
    ["/api/admin/reviews/queue", "/api/admin/decisions?onlyObjections=true&onlyReviews=true"],
  ],
  [
    "moderation",
    "/api/admin/reports",
    [
      ...each("list", "open", "mine", "objections", "closed"),
      ...times(each("list", "open", "closed"), each("kind", "product", "message")),
      "list=closed&days=30",
    ],
    [`/api/admin/transparency?from=${lastMonth}-01&to=${month}-01`],
  ],
];

function bookTabs({ vendor, month, lastMonth }: MarketIds): List[] {
  const year = lastMonth.slice(0, 4);
  const kinds = ["sales", "tax", "commissions", "subsidies", "payouts", "statements"];
  return [
    ...kinds.map(
      (kind): List => [
        `reports, ${kind}`,
        `/api/admin/book-reports?report=${kind}`,
        each("period", month, lastMonth, year),
      ],
    ),
    [
      "reports, lines",
      `/api/admin/book-report-lines?report=sales&month=${lastMonth}`,
      [`vendorId=${vendor}`, "place=DE"],
    ],
    ["reports, year", "/api/admin/book-reports?report=yearly", [`period=${year}`]],
    ["reports, months", "/api/admin/book-months", []],
  ];
}
