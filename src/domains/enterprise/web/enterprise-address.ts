import { idPattern } from "#kernel/id-pattern.ts";

const idOf = (text: string | null) => (text && idPattern.test(text) ? text : null);

export type EnterpriseAddress = { vendor: string | null; after: string | null };

/** The tab's state from the address, which is untrusted. */
export const readEnterpriseAddress = (params: URLSearchParams): EnterpriseAddress => ({
  vendor: idOf(params.get("vendor")),
  after: idOf(params.get("after")),
});

/** The address of the list, or of a vendor in it. */
export function enterprisePath(address: Partial<EnterpriseAddress>): string {
  const params = new URLSearchParams({ tab: "enterprise" });
  for (const [key, value] of Object.entries(address)) if (value) params.set(key, value);
  return `?${params}`;
}

/** The list's input for the server. */
export const enterpriseInput = ({ after }: EnterpriseAddress) => (after ? { after } : {});
