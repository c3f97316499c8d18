import { type FormEvent, useId, useState } from "react";
import { href, Link } from "react-router";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { audiences } from "../help-topics.ts";
import { HelpQuestionItem } from "./help-question-item.tsx";
import { type HelpTopic, searchHelp } from "./help-texts.ts";
import { type HelpWords, HelpWordsContext, useHelpWords } from "./help-words.ts";
import { useNamedQuestion } from "./use-named-question.ts";

/** All questions by audience and topic, with a search over their texts. An address may name one: `/help#my-data`. */
export function HelpList({ topics, words }: { topics: readonly HelpTopic[]; words: HelpWords }) {
  const [typed, setTyped] = useState("");
  const term = typed.trim();
  const found = searchHelp(topics, term);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  useNamedQuestion(() => setTyped(""));
  return (
    <HelpWordsContext value={words}>
      <HelpSearch typed={typed} onType={setTyped} />
      <p role="status" className="mt-3 min-h-6 text-ink-soft text-sm">
        {term && words.found.replace("{{count}}", String(count))}
      </p>
      {count === 0 ? (
        <NothingFound term={term} />
      ) : (
        <div className="mt-6 grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16">
          <TopicLinks topics={found} />
          <div className="grid max-w-3xl gap-14">
            {audiences.map((audience) => (
              <AudiencePart
                key={audience}
                title={words.audience[audience]}
                topics={found.filter((topic) => topic.audience === audience)}
              />
            ))}
          </div>
        </div>
      )}
    </HelpWordsContext>
  );
}

type SearchProps = { typed: string; onType: (typed: string) => void };

/** Without this page's code the questions are all there, and the browser's own search finds them. */
function HelpSearch({ typed, onType }: SearchProps) {
  const words = useHelpWords();
  const id = useId();
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <search className="block max-w-xl">
      <form onSubmit={stay}>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {words.search}
        </label>
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          />
          <Input
            id={id}
            type="search"
            className="pl-12"
            value={typed}
            maxLength={100}
            placeholder={words.searchHint}
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        </div>
      </form>
    </search>
  );
}

/** Leads to the contact form with the words as its subject. */
function NothingFound({ term }: { term: string }) {
  const words = useHelpWords();
  return (
    <div className="mt-8 grid max-w-prose justify-items-start gap-4">
      <h2 className="break-words font-display font-semibold text-heading">
        {words.noneTitle.replace("{{term}}", () => term)}
      </h2>
      <p className="text-ink-soft">{words.noneText}</p>
      <Button asChild>
        <Link to={withQuery(href("/contact"), { question: term })}>{words.noneLink}</Link>
      </Button>
    </div>
  );
}

function TopicLinks({ topics }: { topics: readonly HelpTopic[] }) {
  const words = useHelpWords();
  return (
    <nav aria-labelledby="help-topics" className="lg:sticky lg:top-[calc(var(--top-bar)+2rem)] lg:self-start">
      <h2 id="help-topics" className="mb-3 font-semibold text-sm">
        {words.contents}
      </h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-line lg:border-l-2">
        {topics.map((topic) => (
          <li key={topic.id}>
            <a
              href={`#${topic.id}`}
              className="flex min-h-9 items-center rounded-full border border-edge px-4 text-sm no-underline hover:border-ink max-lg:pointer-coarse:min-h-11 lg:-ml-0.5 lg:rounded-none lg:border-transparent lg:border-y-0 lg:border-r-0 lg:border-l-2 lg:text-ink-soft lg:hover:border-cherry-ink lg:hover:text-ink"
            >
              {topic.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AudiencePart({ title, topics }: { title: string; topics: readonly HelpTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-10">
      <p className="font-semibold text-leaf-ink">{title}</p>
      {topics.map((topic) => (
        <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-title`} className="scroll-mt-6">
          <h2 id={`${topic.id}-title`} className="mb-2 font-display font-semibold text-heading">
            {topic.title}
          </h2>
          {topic.items.map((item) => (
            <HelpQuestionItem key={item.name} item={item} />
          ))}
        </section>
      ))}
    </section>
  );
}
