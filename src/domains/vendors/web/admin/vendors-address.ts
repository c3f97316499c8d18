import { idPattern } from "#kernel/id-pattern.ts";
import { type RiskSign, riskSigns } from "../../risk-rules.ts";
import {
  type ListedPlan,
  listedPlans,
  type VendorAge,
  type VendorSort,
  type VendorState,
  vendorAges,
  vendorSorts,
  vendorStates,
} from "../../vendor-states.ts";

export type VendorsAddress = {
  /** The list begins with those that wait; `all` shows everybody. */
  state: VendorState | "all";
  plan: ListedPlan | null;
  country: string | null;
  age: VendorAge | null;
  /** Vendors whose figures show this sign, or any. */
  sign: RiskSign | "any" | null;
  /** Only those that are trusted. */
  trust: "given" | null;
  search: string;
  sort: VendorSort | null;
  after: string | null;
  vendorId: string | null;
};

const idOf = (text: string | null) => (text && idPattern.test(text) ? text : null);
const signChoices = [...riskSigns, "any"] as const;
const stateChoices = [...vendorStates, "all"] as const;

/** The tab's state from the address, which is untrusted. */
export function readVendorsAddress(params: URLSearchParams): VendorsAddress {
  const oneOf = <Name extends string>(names: readonly Name[], key: string) =>
    names.find((name) => name === params.get(key)) ?? null;
  const country = (params.get("country") ?? "").toUpperCase();
  return {
    state: oneOf(stateChoices, "state") ?? "waiting",
    plan: oneOf(listedPlans, "plan"),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    age: oneOf(vendorAges, "age"),
    sign: oneOf(signChoices, "sign"),
    trust: oneOf(["given"], "trust"),
    search: (params.get("search") ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, 120),
    sort: oneOf(vendorSorts, "sort"),
    after: idOf(params.get("after")),
    vendorId: idOf(params.get("vendor")),
  };
}

/** The address of a list, or of a vendor in it, without defaults. */
export function vendorsPath({ vendorId, state, ...rest }: Partial<VendorsAddress>): string {
  const params = new URLSearchParams({ tab: "vendors" });
  if (state && state !== "waiting") params.set("state", state);
  for (const [key, value] of Object.entries(rest)) if (value) params.set(key, value);
  if (vendorId) params.set("vendor", vendorId);
  return `?${params}`;
}

/** The list's order: of those that wait, the longest waiting first. */
export const sortOf = ({ sort, state }: VendorsAddress): VendorSort =>
  sort ?? (state === "waiting" ? "oldest" : "newest");

/** The list's input for the server. */
export function vendorsInput(address: VendorsAddress) {
  const { state, plan, country, age, sign, trust, search, after } = address;
  return {
    ...(state === "all" ? {} : { state }),
    ...(plan ? { plan } : {}),
    ...(country ? { country } : {}),
    ...(age ? { age } : {}),
    ...(sign ? { sign } : {}),
    ...(trust ? { trust } : {}),
    ...(search ? { search } : {}),
    ...(after ? { after } : {}),
    sort: sortOf(address),
  };
}
