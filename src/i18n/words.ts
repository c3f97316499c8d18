import type en from "./languages/en.ts";

/** The shape of a language's texts; English defines it, and a test compares the other two with it. */
export type Words = typeof en;
