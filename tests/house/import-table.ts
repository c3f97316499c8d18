import { listFiles } from "../../tools/map/read-module.ts";

/** Whose exported verbs and tables a domain's server may use. No arrow more than the code needs, and no circle. */
export const serverArrows: Record<string, string[]> = {
  auth: [],
  accounts: ["auth"],
  vendors: ["accounts", "auth"],
  inventory: [],
  promotions: [],
  plans: ["auth", "catalogue", "orders", "vendors"],
  ledger: [],
  catalogue: ["auth", "inventory", "vendors"],
  reviews: ["auth", "catalogue", "vendors"],
  wishlist: ["auth", "catalogue", "inventory", "vendors"],
  cart: ["auth", "catalogue", "inventory", "promotions", "vendors"],
  orders: ["auth", "catalogue", "inventory", "ledger", "vendors"],
  payments: ["orders"],
  payouts: ["auth", "ledger", "orders", "payments", "vendors"],
  integrations: ["auth", "vendors"],
  analytics: ["catalogue", "inventory", "orders", "payouts", "plans", "vendors"],
  search: ["catalogue", "inventory", "orders", "vendors"],
  // The only orchestrator.
  checkout: [
    "auth",
    "cart",
    "catalogue",
    "inventory",
    "ledger",
    "orders",
    "payments",
    "plans",
    "promotions",
    "vendors",
  ],
  // Gathers and erases a person's traces: the domains that hold any.
  privacy: [
    "accounts",
    "auth",
    "cart",
    "catalogue",
    "checkout",
    "integrations",
    "ledger",
    "orders",
    "payments",
    "payouts",
    "plans",
    "reviews",
    "search",
    "vendors",
    "wishlist",
  ],
  // Reads what waits for an administrator, wherever it waits.
  moderation: ["catalogue", "orders", "payouts", "vendors"],
  messaging: [],
  newsletter: [],
  support: [],
};

/** Whose components a domain's own may show, and whose contract they may name. */
export const webArrows: Record<string, string[]> = {
  integrations: ["auth"],
  analytics: ["orders"],
  privacy: ["orders"],
  catalogue: ["cart", "vendors", "wishlist"],
  search: ["catalogue"],
  checkout: ["cart", "payments"],
  wishlist: ["cart"],
};

/** Whose shapes a domain's contract is made of. */
export const contractArrows: Record<string, string[]> = {
  analytics: ["orders", "plans"],
  search: ["catalogue"],
  checkout: ["cart"],
};

/** Whose pure tables a domain's server may read without using its verbs: what a plan allows is needed where products are added. */
const tableArrows: Record<string, string[]> = {
  catalogue: ["plans"],
  vendors: ["plans"],
};

export type Row = {
  name: string;
  /** The files of this row; a file belongs to exactly one. */
  files: RegExp;
  /** Rows and single files that it may import. */
  may: string[];
  /** Rows of which it may import types alone: their code must not run here. */
  mayTypes?: string[];
};

export const domains = [
  ...new Set(listFiles(["src/domains"], /./).map((file) => file.split("/")[2]!)),
].sort();
const each = (part: string, names: readonly string[] = domains) => names.map((name) => `${name}/${part}`);

/** The rows of one domain's folder. `shared` are pure files beside the contract, for both sides: tables of words and states. */
function domainRows(domain: string): Row[] {
  const at = `^src/domains/${domain}/`;
  const [uses, shows, names, reads] = [serverArrows, webArrows, contractArrows, tableArrows].map(
    (arrows) => arrows[domain] ?? [],
  );
  const own = (part: string) => `${domain}/${part}`;
  const shapes = (of: readonly string[] = []) => [...each("contract", of), ...each("shared", of)];
  const inside = [
    "kernel",
    "platform",
    "i18n",
    own("server"),
    own("email"),
    ...shapes([domain, ...uses!]),
    ...each("shared", reads),
  ];
  return [
    {
      name: own("contract"),
      files: new RegExp(`${at}contract\\.ts$`),
      may: ["kernel", own("shared"), ...shapes(names)],
    },
    {
      name: own("shared"),
      files: new RegExp(`${at}[^/]+(?<!contract)\\.(ts|json)$`),
      may: ["kernel", own("shared")],
      mayTypes: [own("contract")],
    },
    {
      name: own("server"),
      files: new RegExp(`${at}server/(?!internal/)`),
      may: [...inside, own("internal"), ...each("server", uses)],
    },
    {
      name: own("internal"),
      files: new RegExp(`${at}server/internal/`),
      may: [...inside, own("internal"), ...each("server", uses)],
    },
    {
      name: own("email"),
      files: new RegExp(`${at}email/`),
      may: ["kernel", "i18n", "platform", own("email"), own("shared")],
      mayTypes: [own("server"), own("contract")],
    },
    {
      name: own("web"),
      files: new RegExp(`${at}web/`),
      may: [
        "kernel",
        "i18n",
        "ui",
        "client",
        ...each("web", [domain, ...shows!]),
        ...each("shared", [domain, ...shows!]),
      ],
      mayTypes: [own("locales"), ...each("contract", [domain, ...shows!])],
    },
    { name: own("locales"), files: new RegExp(`${at}locales/([a-z-]+/)?(en|es|pt)\\.json$`), may: [] },
  ];
}

const serverSide = [...each("server"), ...each("shared"), ...each("contract"), "contract"];

/** The closed table: what stands in no row, and every arrow that is not named, fails. */
export const rows: Row[] = [
  { name: "kernel", files: /^src\/kernel\//, may: ["kernel"] },
  {
    name: "i18n",
    files: /^src\/i18n\//,
    may: ["i18n", "kernel", "ui/locales", ...each("locales"), "src/domains/catalogue/tasting-notes.json"],
  },
  { name: "platform", files: /^src\/platform\//, may: ["platform", "kernel", "i18n"] },
  { name: "ui", files: /^src\/ui\/(?!locales\/)/, may: ["ui", "kernel", "i18n"] },
  { name: "ui/locales", files: /^src\/ui\/locales\/(en|es|pt)\.json$/, may: [] },
  {
    name: "client",
    files: /^src\/client\//,
    may: ["client", "kernel", "i18n", "ui"],
    mayTypes: ["contract", ...each("contract")],
  },
  { name: "contract", files: /^src\/contract\.ts$/, may: each("contract") },
  ...domains.flatMap(domainRows),
  {
    name: "app",
    files: /^src\/app\//,
    may: ["app", "client", "ui", "i18n", "kernel", ...each("web"), ...each("shared"), "support/locales"],
    mayTypes: ["contract", ...each("contract")],
  },
  {
    name: "server",
    files: /^src\/server\//,
    may: [
      ...["server", "platform", "kernel", "i18n", ...serverSide],
      ...["card-sandbox/start.ts", "seeds/seed-empty-market.ts", "seeds/market/demo-accounts.ts"],
      "build/server/index.js",
    ],
  },
  {
    name: "seeds",
    files: /^seeds\//,
    may: ["seeds", "platform", "kernel", "i18n", ...serverSide, "src/server/open-doors.ts"],
  },
  { name: "card-sandbox", files: /^card-sandbox\//, may: ["card-sandbox"] },
  {
    name: "tools",
    files: /^tools\//,
    may: ["tools", "bench", "kernel", "contract", "src/app/routes.ts", "configs", "build/app/seed.mjs"],
  },
  { name: "bench", files: /^bench\//, may: ["bench"] },
  { name: "configs", files: /^[\w.-]+\.config\.ts$/, may: ["configs", "contract", "tools/find-chromium.ts"] },
];

/** Tests and measurements stand outside: they may look at anything. */
export const isOutside = (file: string) => /^(tests|bench)\/|\.test\.tsx?$/.test(file);
