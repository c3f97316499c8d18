import { useTranslation } from "#i18n/use-translation.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import type { HelpTopics } from "./help-topics.ts";

/** Every topic with its questions; each expands, and the browser's find-in-page finds collapsed ones. */
export function HelpList({ topics }: { topics: HelpTopics }) {
  const { t } = useTranslation("support");
  return (
    <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16">
      <nav
        aria-labelledby="help-topics"
        className="lg:sticky lg:top-[calc(var(--top-bar)+2rem)] lg:self-start"
      >
        <h2 id="help-topics" className="mb-3 font-semibold text-sm">
          {t("help.contents")}
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
      <div className="grid max-w-3xl gap-12">
        {topics.map((topic) => (
          <section key={topic.id} id={topic.id} aria-labelledby={`${topic.id}-title`}>
            <h2 id={`${topic.id}-title`} className="mb-2 font-display font-semibold text-heading">
              {topic.title}
            </h2>
            {topic.items.map((item) => (
              <Disclosure key={item.question} title={item.question}>
                <p className="max-w-prose">{item.answer}</p>
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
