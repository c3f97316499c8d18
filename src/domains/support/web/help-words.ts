import { createContext, use } from "react";
import type help from "../locales/help/en.json";

export type HelpWords = (typeof help)["words"];

/** The help's own words come with its questions: no other page loads them. */
export const HelpWordsContext = createContext<HelpWords | null>(null);

export function useHelpWords(): HelpWords {
  const words = use(HelpWordsContext);
  if (!words) throw new Error("useHelpWords needs a HelpWordsContext above it");
  return words;
}
