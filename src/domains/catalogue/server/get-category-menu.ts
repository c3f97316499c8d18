import { type CategoryMenu, categorySlugs } from "#domains/catalogue/categories.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { choices, type Placement } from "#domains/settings/setting-choices.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";

const keys = categorySlugs.flatMap((slug) => [
  `categories.${slug}.shownIn` as const,
  `categories.${slug}.place` as const,
]);

/** Which categories the shop's lists offer, in order; of two in one place the table's first (R1). For visitors. */
export async function getCategoryMenu(ctx: Pick<Ctx, "db" | "clock">): Promise<CategoryMenu> {
  // A changed setting renews everything, and so does a new day.
  dependsOn(() => false);
  const set = await readSettings(ctx, keys);
  const sorted = categorySlugs.toSorted(
    (one, other) => set[`categories.${one}.place`] - set[`categories.${other}.place`],
  );
  const within = (list: Placement) =>
    sorted.filter((slug) => set[`categories.${slug}.shownIn`] >= choices.placement.indexOf(list));
  return { page: within("page"), home: within("home"), header: within("header") };
}
