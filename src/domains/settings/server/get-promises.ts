import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { readSettings } from "./read-settings.ts";

/** From which total in cents the pages promise free delivery now. For visitors. */
export async function getPromises(ctx: Ctx): Promise<{ productPageCents: number; checkoutCents: number }> {
  // A changed setting renews everything, and so does a new day.
  dependsOn(() => false);
  const set = await readSettings(ctx, ["free_shipping.productPageCents", "free_shipping.checkoutCents"]);
  return {
    productPageCents: set["free_shipping.productPageCents"],
    checkoutCents: set["free_shipping.checkoutCents"],
  };
}
