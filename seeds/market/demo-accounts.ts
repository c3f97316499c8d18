import type { DemoAccount } from "./types.ts";

const PASSWORD = "cafeto-demo";

/** The people that the start prints; all of them also live in the market as buyers and owners. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: "buyer",
    fullName: "Lucía Romero",
    email: "buyer@cafeto.example",
    password: PASSWORD,
    language: "es",
    buyerKey: "lucia-romero",
  },
  {
    role: "vendor",
    fullName: "Maeve Gallagher",
    email: "vendor@cafeto.example",
    password: PASSWORD,
    language: "en",
    vendorKey: "slow-tide-coffee",
  },
  {
    role: "enterprise",
    fullName: "Ingrid Halvorsen",
    email: "enterprise@cafeto.example",
    password: PASSWORD,
    language: "en",
    vendorKey: "fjordlys",
  },
  {
    role: "admin",
    fullName: "Amara Okafor",
    email: "admin@cafeto.example",
    password: PASSWORD,
    language: "en",
  },
];
