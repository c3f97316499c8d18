import { useState } from "react";
import { href, Link } from "react-router";
import { api } from "#client/api.ts";
import { logError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { isLanguage } from "#kernel/languages.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import type { HelpItem, HelpPart } from "./help-texts.ts";
import { useHelpWords } from "./help-words.ts";

/** A question with its answer, which names buttons and links as the site does, and whether it helped. */
export function HelpQuestionItem({ item }: { item: HelpItem }) {
  return (
    <Disclosure id={item.name} title={item.question} className="scroll-mt-[calc(var(--top-bar)+1rem)]">
      <p className="max-w-prose">
        {item.answer.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <AnswerPart key={index} part={part} />
        ))}
      </p>
      <WasItHelpful item={item} />
    </Disclosure>
  );
}

function AnswerPart({ part }: { part: HelpPart }) {
  if (typeof part === "string") return part;
  if (!part.to) return <strong className="text-ink">{part.label}</strong>;
  return (
    <Link to={part.to} className="text-link">
      {part.label}
    </Link>
  );
}

/** Counts without saying whose answer it was. One press each visit; a failure does no harm and is only logged. */
function WasItHelpful({ item }: { item: HelpItem }) {
  const { t, i18n } = useTranslation("support");
  const words = useHelpWords();
  const [answer, setAnswer] = useState<"yes" | "no">();
  const rate = (isHelpful: boolean) => {
    setAnswer(isHelpful ? "yes" : "no");
    const language = isLanguage(i18n.language) ? i18n.language : "en";
    api.support.rateAnswer({ question: item.name, language, isHelpful }).catch(logError);
  };
  return (
    <div role="status" className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {answer ? (
        <span>{words.thanks[answer]}</span>
      ) : (
        <>
          <span id={`${item.name}-rating`}>{words.helpful}</span>
          {(["yes", "no"] as const).map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant="secondary"
              aria-describedby={`${item.name}-rating`}
              onClick={() => rate(choice === "yes")}
            >
              {words[choice]}
            </Button>
          ))}
        </>
      )}
      {answer === "no" && (
        <Link to={withQuery(href("/contact"), { question: item.question })} className="text-link">
          {t("help.moreLink")}
        </Link>
      )}
    </div>
  );
}
