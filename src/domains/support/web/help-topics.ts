import type help from "../locales/help/en.json";

/** The help's topics with their questions; in files of their own, so that only the help page loads them. */
export type HelpTopics = (typeof help)["topics"];
