import { type PromotionPhase, promotionPhases } from "#domains/promotions/promotion-rules.ts";

const owners = ["platform", "vendors"] as const;
export type PromotionsAddress = {
  phase: PromotionPhase | null;
  owner: (typeof owners)[number] | null;
  after: string | null;
};

const cursor = /^[0-9T:.Z_a-f-]{30,80}$/;

/** The tab's state from the address, which is untrusted. */
export function readPromotionsAddress(params: URLSearchParams): PromotionsAddress {
  const after = params.get("after");
  return {
    phase: promotionPhases.find((name) => name === params.get("phase")) ?? null,
    owner: owners.find((name) => name === params.get("owner")) ?? null,
    after: after && cursor.test(after) ? after : null,
  };
}

export function promotionsPath(address: Partial<PromotionsAddress>): string {
  const params = new URLSearchParams({ tab: "promotions" });
  for (const [key, value] of Object.entries(address)) if (value) params.set(key, value);
  return `?${params}`;
}

/** A vendor's list for the server. */
export const myPromotionsInput = ({ phase, after }: PromotionsAddress) => ({
  ...(phase ? { phase } : {}),
  ...(after ? { cursor: after } : {}),
});

/** The administrators' list for the server. */
export const promotionsInput = (address: PromotionsAddress) => ({
  ...myPromotionsInput(address),
  ...(address.owner ? { owner: address.owner } : {}),
});
