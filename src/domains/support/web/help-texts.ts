import type { Audience, HelpQuestion, HelpTopicId } from "../help-topics.ts";

/** A part of an answer: text, or the label of a button or link of the site, with where it leads. */
export type HelpPart = string | { label: string; to?: string };
export type HelpItem = { name: HelpQuestion; question: string; answer: HelpPart[] };
export type HelpTopic = { id: HelpTopicId; audience: Audience; title: string; items: HelpItem[] };

export const plainText = (parts: readonly HelpPart[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.label)).join("");

/** Lower case without accents: `devolución` is found by `devolucion`. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The topics with the questions that contain each of the words, in question, answer or title. Without words: all. */
export function searchHelp(topics: readonly HelpTopic[], typed: string): HelpTopic[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const matches = (title: string, { question, answer }: HelpItem) => {
    const text = folded(`${title} ${question} ${plainText(answer)}`);
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, items: topic.items.filter((item) => matches(topic.title, item)) }))
    .filter(({ items }) => items.length > 0);
}
