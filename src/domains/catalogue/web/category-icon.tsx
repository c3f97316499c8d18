import { Bean, Candy, Coffee, Cookie, CupSoda, Filter, type LucideIcon, Sprout } from "lucide-react";
import type { CategorySlug } from "../categories.ts";

const icons: Record<CategorySlug, LucideIcon> = {
  "green-beans": Sprout,
  "roasted-coffee": Bean,
  "ground-coffee": Filter,
  "coffee-snacks": Cookie,
  "coffee-sweets": Candy,
  equipment: Coffee,
  accessories: CupSoda,
};

/** Decorative: the category's name stands beside it. */
export function CategoryIcon({ slug, className }: { slug: CategorySlug; className?: string }) {
  const Icon = icons[slug];
  return <Icon aria-hidden="true" className={className} />;
}
