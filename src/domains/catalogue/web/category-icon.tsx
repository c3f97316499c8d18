import { Icon, type IconName } from "#ui/icon.tsx";
import type { CategorySlug } from "../categories.ts";

const icons: Record<CategorySlug, IconName> = {
  "green-beans": "sprout",
  "roasted-coffee": "bean",
  "ground-coffee": "funnel",
  "coffee-snacks": "cookie",
  "coffee-sweets": "candy",
  equipment: "coffee",
  accessories: "cup-soda",
};

/** Decorative: the category's name is beside it. */
export function CategoryIcon({ slug, className }: { slug: CategorySlug; className?: string }) {
  return <Icon name={icons[slug]} className={className} />;
}
