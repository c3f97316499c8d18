import { makePayout, returnPayout } from "../connect/payouts.ts";
import { reverseTransfer } from "../connect/reverse-transfer.ts";
import { noCause, type Sandbox } from "../sandbox.ts";
import { refused } from "../wire/api-error.ts";
import type { Mishap } from "./money-section.ts";

type Move = (sandbox: Sandbox, id: string, amount?: number) => object;

/** What happens to a vendor's money without a call of the shop's: by the transfer's, the account's, the payout's id. */
export const moveMoney: Record<Mishap, Move> = {
  reverse: (sandbox, id, amount) =>
    reverseTransfer(sandbox, id, { amount, metadata: {}, expand: [] }, noCause),
  payout(sandbox, id) {
    const payout = makePayout(sandbox, id);
    if (!payout) throw refused("The account has nothing to pay out, or may not be paid out to.");
    return payout;
  },
  fail: returnPayout,
};
