import { listFiles } from "../../tools/map/read-module.ts";
import { contractArrows, serverArrows, tableArrows, webArrows } from "./domain-arrows.ts";

export type Row = {
  name: string;
  /** The files of this row; a file belongs to exactly one. */
  files: RegExp;
  /** Rows and single files that it may import. */
  may: string[];
  /** Rows from which it may import only types: their code must not run here. */
  mayTypes?: string[];
};

export const domains = [
  ...new Set(listFiles(["src/domains"], /./).map((file) => file.split("/")[2]!)),
].sort();
const each = (part: string, names: readonly string[] = domains) => names.map((name) => `${name}/${part}`);

/** What domains declare of their jobs and live events: pure tables, by which another domain may react without being imported. */
const declarations = domains.flatMap((domain) => [
  `src/domains/${domain}/jobs.ts`,
  `src/domains/${domain}/events.ts`,
]);

/** The rows of one domain's folder. `shared` are pure files beside the contract, for both sides: tables of words and states. */
function domainRows(domain: string): Row[] {
  const at = `^src/domains/${domain}/`;
  const [uses, shows, names, reads] = [serverArrows, webArrows, contractArrows, tableArrows].map(
    (arrows) => arrows[domain] ?? [],
  );
  const own = (part: string) => `${domain}/${part}`;
  const shapes = (of: readonly string[] = []) => [...each("contract", of), ...each("shared", of)];
  const inside = [
    ...declarations,
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
      may: ["kernel", own("shared"), ...each("shared", names)],
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
        ...["kernel", "i18n", "ui", "client"],
        ...each("web", [domain, ...shows!]),
        ...each("shared", [domain, ...shows!]),
      ],
      mayTypes: [own("locales"), ...each("contract", [domain, ...shows!])],
    },
    { name: own("locales"), files: new RegExp(`${at}locales/([a-z-]+/)?(en|es|pt)\\.json$`), may: [] },
  ];
}

const serverSide = [...each("server"), ...each("shared"), ...each("contract"), "contract"];

/** The closed table: files in no row, and imports not listed, fail. */
export const rows: Row[] = [
  { name: "kernel", files: /^src\/kernel\//, may: ["kernel"] },
  {
    name: "i18n",
    files: /^src\/i18n\//,
    may: ["i18n", "kernel", "ui/locales", ...each("locales"), "src/domains/catalogue/tasting-notes.json"],
  },
  { name: "platform", files: /^src\/platform\//, may: ["platform", "kernel", "i18n"] },
  { name: "ui", files: /^src\/ui\/(?!locales\/)/, may: ["ui", "kernel", "i18n"] },
  { name: "ui/locales", files: /^src\/ui\/locales\/([a-z-]+\/)?(en|es|pt)\.json$/, may: [] },
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
    may: [
      ...["app", "client", "ui", "i18n", "kernel", "support/locales", "offline/locales"],
      ...each("web"),
      ...each("shared"),
    ],
    mayTypes: ["contract", ...each("contract")],
  },
  { name: "offline", files: /^src\/offline\/(?!locales\/)/, may: ["offline", "offline/locales", "kernel"] },
  { name: "offline/locales", files: /^src\/offline\/locales\/(en|es|pt)\.json$/, may: [] },
  {
    name: "server",
    files: /^src\/server\//,
    may: [
      ...["server", "platform", "kernel", "i18n", ...serverSide, ...each("email")],
      ...["src/app/pages.ts", "build/server/index.js"],
      "packages/card-sandbox/src/start.ts",
      "src/seeding/seed-empty-market.ts",
      "packages/demo-market/market/demo-accounts.ts",
    ],
  },
  {
    name: "seeding",
    files: /^src\/seeding\//,
    may: ["seeding", "platform", "kernel", "i18n", ...serverSide, "src/server/open-infra.ts", "demo-market"],
  },
  {
    name: "demo-market",
    files: /^packages\/demo-market\//,
    may: [
      "demo-market",
      "src/domains/catalogue/tasting-notes.json",
      "src/platform/text-outlines/text-outlines.ts",
      "src/platform/storage/images.ts",
    ],
  },
  { name: "packages/card-sandbox", files: /^packages\/card-sandbox\//, may: ["packages/card-sandbox"] },
  {
    name: "tools",
    files: /^tools\//,
    may: [
      ...["tools", "bench", "kernel", "contract", "src/app/routes.ts", "configs"],
      ...["build/app/seed.mjs", "build/app/command.mjs"],
    ],
  },
  { name: "bench", files: /^bench\//, may: ["bench"] },
  {
    name: "configs",
    files: /^[\w.-]+\.config\.ts$/,
    may: [
      ...["configs", "contract"],
      ...["tools/contract-for-browser.ts", "tools/find-chromium.ts", "tools/memory-folder.ts"],
    ],
  },
];

/** Tests and benchmarks are exempt: they may import anything. */
export const isOutside = (file: string) => /^(tests|bench)\/|\.test\.tsx?$/.test(file);
