import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// Without these names the merge treats `text-title` as a color and drops `text-ink` beside it.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["lead", "subheading", "heading", "title", "display"],
      radius: ["leaf-sm", "leaf", "leaf-lg"],
      shadow: ["lift", "float"],
    },
  },
});

/** Joins class names; of two that set the same property the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
