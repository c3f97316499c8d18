import type en from "./languages/en.ts";

/** The shape of a language's texts; English sets it, the other two are compared with it by a test. */
export type Words = typeof en;
