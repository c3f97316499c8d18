import type { DemoAccount } from "./types.ts";

export const demoPassword = "cafeto-demo";

const buyer: DemoAccount = {
  role: "buyer",
  fullName: "Lucía Romero",
  email: "buyer@cafeto.example",
  password: demoPassword,
  language: "es",
  buyerKey: "lucia-romero",
};

const vendor: DemoAccount = {
  role: "vendor",
  fullName: "Maeve Gallagher",
  email: "vendor@cafeto.example",
  password: demoPassword,
  language: "en",
  vendorKey: "slow-tide-coffee",
};

const enterprise: DemoAccount = {
  role: "enterprise",
  fullName: "Ingrid Halvorsen",
  email: "enterprise@cafeto.example",
  password: demoPassword,
  language: "en",
  vendorKey: "fjordlys",
};

const admin: DemoAccount = {
  role: "admin",
  fullName: "Amara Okafor",
  email: "admin@cafeto.example",
  password: demoPassword,
  language: "en",
};

/** Who approves what the first one asks for: some decisions take two. */
const secondAdmin: DemoAccount = {
  role: "admin",
  fullName: "Bruno Tavares",
  email: "admin2@cafeto.example",
  password: demoPassword,
  language: "pt",
};

/** Sees orders, inquiries and accounts, but neither money nor settings: not every administrator may do everything. */
const supportAdmin: DemoAccount = {
  role: "admin",
  fullName: "Marta Ferrer",
  email: "helpdesk@cafeto.example",
  password: demoPassword,
  language: "es",
};

/** The administrators and what each of them may do. */
export const demoAdmins = [
  { ...admin, adminRole: "owner" },
  { ...secondAdmin, adminRole: "owner" },
  { ...supportAdmin, adminRole: "support" },
] as const;

/** The people that the start prints, under the name it prints; buyer and owners also live in the market. */
export const demoAccounts = {
  buyer,
  vendor,
  "enterprise vendor": enterprise,
  admin,
  "second admin": secondAdmin,
  "support admin": supportAdmin,
};
