/** A: what the name says it is. B: its facts. C: pairings, notes and vendor. D: mentioned in the description. */
export type Weight = "A" | "B" | "C" | "D";
