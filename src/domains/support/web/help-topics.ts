import type help from "../locales/help/en.json";

/** The help's topics with their questions; in separate files, so that only the help page loads them. */
export type HelpTopics = (typeof help)["topics"];
