/** The family of a tasting note, for the icon beside it. */
export type NoteFamily =
  | "berry"
  | "fruit"
  | "citrus"
  | "flower"
  | "sweet"
  | "nut"
  | "cocoa"
  | "spice"
  | "leaf";

const families: Record<NoteFamily, string> = {
  berry:
    "black_cherry blackberry blackcurrant blueberry cherry cloudberry cranberry grape pomegranate raspberry redcurrant red_wine strawberry white_grape",
  fruit:
    "apricot banana date fig green_apple guava jackfruit lychee mango melon nectarine papaya passion_fruit peach pear persimmon pineapple plum prune quince raisin red_apple tamarind tomato",
  citrus: "bergamot blood_orange grapefruit kumquat lemon lime mandarin orange tangerine yuzu",
  flower: "chamomile elderflower hibiscus jasmine orange_blossom osmanthus rose",
  sweet:
    "brown_sugar butter butterscotch caramel cream honey maple_syrup molasses nougat panela rum sugar_cane toffee vanilla",
  nut: "almond biscuit cashew coconut hazelnut macadamia malt marzipan peanut pecan pistachio toast walnut",
  cocoa: "cacao_nibs cocoa dark_chocolate milk_chocolate",
  spice: "black_pepper cardamom cinnamon clove ginger licorice nutmeg star_anise",
  leaf: "black_tea cedar earth green_tea herbs lemongrass mint rhubarb rooibos sandalwood smoke tobacco",
};

const familyByNote = new Map(
  Object.entries(families).flatMap(([family, notes]) =>
    notes.split(" ").map((note) => [note, family as NoteFamily] as const),
  ),
);

/** A note that is not on our list has no family, and gets a bean. */
export const familyOf = (note: string): NoteFamily | undefined => familyByNote.get(note);

/** All notes that taste like one of these: those of their families, and they themselves. */
export function notesLike(notes: readonly string[]): string[] {
  const near = new Set(notes.map(familyOf));
  return [
    ...new Set([...notes, ...[...familyByNote].flatMap(([note, family]) => (near.has(family) ? note : []))]),
  ];
}
