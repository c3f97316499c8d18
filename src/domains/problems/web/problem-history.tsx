import type { ProblemDetail } from "#domains/problems/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { ProblemPictures } from "./problem-pictures.tsx";

type Event = ProblemDetail["events"][number];

/** What happened with a problem, and what was said, from the beginning. */
export function ProblemHistory({ problem }: { problem: ProblemDetail }) {
  const { t } = useTranslation("problems");
  return (
    <section aria-label={t("history")} className="grid gap-3">
      <h4 className="font-semibold text-sm">{t("history")}</h4>
      <ol className="grid gap-4 border-line border-l-2 pl-4">
        {problem.events.map((event) => (
          <Step key={`${event.at} ${event.name}`} event={event} companyName={problem.companyName} />
        ))}
      </ol>
    </section>
  );
}

function Step({ event, companyName }: { event: Event; companyName: string }) {
  const { t } = useTranslation("problems");
  const { name, actor, at, words, messages, pictures } = event;
  const author = actor === "vendor" ? companyName : t(`actors.${actor}`);
  return (
    <li className="grid gap-1.5">
      <p className="text-sm leading-snug">
        <span className="font-semibold">{t(`events.${name}`)}</span>
        <span className="block text-ink-soft">
          {author} · {formatDateTime(at)}
        </span>
      </p>
      {words && <p className="whitespace-pre-line break-words">{words}</p>}
      {messages.length > 0 && (
        <div className="grid gap-1.5 rounded-leaf-sm bg-sunken p-3 text-sm">
          <p className="font-semibold">{t("quoted")}</p>
          {messages.map((message) => (
            <p key={message.messageId} className="break-words">
              <span className="text-ink-soft">
                {message.senderType === "vendor" ? companyName : t("actors.buyer")},{" "}
                {formatDateTime(message.createdAt)}:
              </span>{" "}
              {message.content}
            </p>
          ))}
        </div>
      )}
      <ProblemPictures pictures={pictures} author={author} />
    </li>
  );
}
