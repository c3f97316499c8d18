import { findBroken, invariantNames } from "#domains/checkout/server/find-broken.ts";
import { withMarket } from "./open-market.ts";

/** `npm run check`: what must always hold, checked now. Prints each thing that breaks it, with the cause; 1 if there is any. */
export async function runCheckCommand(): Promise<number> {
  const broken = await withMarket((infra) => findBroken(infra));
  for (const { invariant, id, cause } of broken) console.log(`${invariant}  ${id}  ${cause}`);
  console.log(
    broken.length === 0
      ? `All hold: ${invariantNames.join(", ")}.`
      : `${broken.length} broken; at most 100 of a kind are listed.`,
  );
  return broken.length === 0 ? 0 : 1;
}
