/** What a comment can be about; green coffee is judged by people who roast it, sundries are papers, cloths and books. */
export type Subject = "green" | "coffee" | "treat" | "gear" | "sundry";

/** Good is four or five stars, mixed is three, bad is one or two. */
export type Mood = "good" | "mixed" | "bad";

/** Whole sentences; {note} is one of the coffee's tasting notes. */
export type ReviewSentences = Readonly<
  Record<Subject, Readonly<Record<Mood, { openings: readonly string[]; closings: readonly string[] }>>>
>;
