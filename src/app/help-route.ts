import type { RouterContextProvider } from "react-router";
import { type HelpQuestion, helpTopics } from "#domains/support/help-topics.ts";
import en from "#domains/support/locales/help/en.json" with { type: "json" };
import es from "#domains/support/locales/help/es.json" with { type: "json" };
import pt from "#domains/support/locales/help/pt.json" with { type: "json" };
import type { HelpPart, HelpTopic } from "#domains/support/web/help-texts.ts";
import type { HelpWords } from "#domains/support/web/help-words.ts";
import { serverI18n } from "#i18n/server-i18n.ts";
import type { Language } from "#kernel/languages.ts";
import { languageContext } from "./context.ts";

const texts = { en, es, pt };

/** `{{orders:cancelOwn.open}}` is the label of a button, `{{/orders words:account.orders}}` a link. */
const reference = /\{\{(?:(\/\S*) )?([\w:.]+)\}\}/g;

/** The help in the visitor's language. For loaders only: it imports all languages. */
export function loadHelp(context: Readonly<RouterContextProvider>): {
  language: Language;
  words: HelpWords;
  topics: HelpTopic[];
} {
  const language = context.get(languageContext);
  const { words, topics, questions } = texts[language];
  const itemOf = (name: HelpQuestion) => ({
    name,
    question: questions[name].question,
    answer: partsOf(questions[name].answer, language),
  });
  return {
    language,
    words,
    topics: helpTopics.map(({ id, audience, questions: names }) => ({
      id,
      audience,
      title: topics[id],
      items: names.map(itemOf),
    })),
  };
}

/** The labels stand in the text as they stand on the buttons: they come from the same key. */
export function partsOf(text: string, language: Language): HelpPart[] {
  const translate = serverI18n(language).t as unknown as (key: string) => string;
  const parts: HelpPart[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: to, 2: key } of text.matchAll(reference)) {
    const label = translate(key!);
    parts.push(text.slice(end, index), to ? { label, to } : { label });
    end = index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
}
