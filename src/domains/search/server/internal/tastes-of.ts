import { familyOf, type NoteFamily } from "#domains/catalogue/note-families.ts";
import type { products } from "#domains/listings/server/tables.ts";

type Tasted = Pick<typeof products.$inferSelect, "tastingNotes" | "roastLevel" | "process" | "variety">;

const groups = {
  "taste-fruity": ["berry", "fruit", "citrus"],
  "taste-citrusy": ["citrus"],
  "taste-floral": ["flower"],
  "taste-chocolatey": ["cocoa"],
  "taste-sweet": ["sweet"],
  "taste-spicy": ["spice"],
  "taste-earthy": ["leaf"],
} satisfies Record<string, NoteFamily[]>;
/** Narrower than a family of notes. */
const notes = {
  "taste-tropical": [
    "banana",
    "guava",
    "jackfruit",
    "lychee",
    "mango",
    "papaya",
    "passion_fruit",
    "pineapple",
  ],
  "taste-berry": [
    ...["blackberry", "blackcurrant", "blueberry", "cloudberry"],
    ...["cranberry", "raspberry", "redcurrant", "strawberry"],
  ],
  "taste-stone-fruit": ["apricot", "black_cherry", "cherry", "nectarine", "peach", "plum", "prune"],
  "taste-nutty": [
    ...["almond", "cashew", "hazelnut", "macadamia", "marzipan"],
    ...["peanut", "pecan", "pistachio", "walnut"],
  ],
} satisfies Record<string, string[]>;

/**
 * The groups of taste that a coffee belongs to, by its notes, roast and process; `clearly` with two notes of a group, or by its
 * roast. The darker a coffee is roasted, the less acidity is left, unless its notes say otherwise.
 */
export function tastesOf({
  tastingNotes,
  roastLevel,
  process,
  variety,
}: Tasted): { taste: string; clearly: boolean }[] {
  const families = tastingNotes.map(familyOf);
  const counted = (wanted: readonly NoteFamily[]) =>
    families.filter((family) => family !== undefined && wanted.includes(family)).length;
  const found = [
    ...Object.entries(groups).map(([taste, wanted]) => ({ taste, count: counted(wanted) })),
    ...Object.entries<string[]>(notes).map(([taste, wanted]) => ({
      ...{ taste, count: tastingNotes.filter((note) => wanted.includes(note)).length },
    })),
  ];
  const tastes = found
    .filter(({ count }) => count > 0)
    .map(({ taste, count }) => ({ taste, clearly: count > 1 || tastingNotes.length === 1 }));
  const isDark = roastLevel === "dark";
  const isDarker = isDark || roastLevel === "medium-dark";
  const isSharp = counted(["citrus", "berry"]) > 0;
  if (!isSharp && (isDarker || process === "wet_hulled"))
    tastes.push({ taste: "taste-low-acidity", clearly: true });
  else if (!isSharp && roastLevel === "medium" && counted(["cocoa", "nut", "sweet"]) > 0)
    tastes.push({ taste: "taste-low-acidity", clearly: false });
  if (isDarker || /robusta|canephora|conilon/i.test(variety ?? ""))
    tastes.push({ taste: "taste-strong", clearly: isDark || !isDarker });
  return tastes;
}
