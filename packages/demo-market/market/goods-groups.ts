import type { GoodsGroup } from "./phrases/types.ts";
import type { CategorySlug } from "./types.ts";

const GROUPS: Record<GoodsGroup, string> = {
  chocolate: "bar truffles",
  baked: "cookies biscotti cake",
  snack: "granola nuts dried-fruit dates",
  candy: "candy caramels marshmallow",
  spread: "spread syrup bottle",
  machine: "espresso-machine roaster",
  grinder: "grinder hand-grinder",
  brewer: "kettle pourover french-press aeropress cold-brew siphon server vietnamese-phin",
  stovetop: "moka cezve",
  cup: "cup mug glass travel-mug",
  filter: "filter-papers cloth-filter",
  tool: "scale tamper pitcher knock-box brush spoon cloth tray thermometer cleaning",
  storage: "canister tin jar box",
  book: "book",
};

const GROUP_OF = new Map(
  Object.entries(GROUPS).flatMap(([group, kinds]) =>
    kinds.split(" ").map((kind) => [kind, group as GoodsGroup]),
  ),
);

/** The sentences that suit a thing. In a jar are sweets as well as nothing yet; not every bar is chocolate. */
export function groupOf(kind: string, category: CategorySlug): GoodsGroup {
  const group = GROUP_OF.get(kind);
  if (!group) throw new Error(`no sentences for ${kind}`);
  if (category === "coffee-snacks" && group === "chocolate") return "snack";
  const isFood = category === "coffee-sweets" || category === "coffee-snacks";
  return isFood && group === "storage" ? "spread" : group;
}
