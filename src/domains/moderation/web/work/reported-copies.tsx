import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Picture } from "#ui/picture.tsx";
import type { Report, ReportedThing } from "../../report-calls.ts";

/** The thing as it was when it was reported, and as it is now. */
export function ReportedCopies({ report }: { report: Report }) {
  const { t } = useTranslation("reportWork");
  const { atReport, now, state } = report;
  const isSame = now.thing !== null && textOf(now.thing) === textOf(atReport);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <h3 className="mb-3 font-semibold">{t("then")}</h3>
        <Copy thing={atReport} hasPictures={state === "open"} />
      </Card>
      <Card>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h3 className="font-semibold">{t("now")}</h3>
          {(now.state === "shown" || now.state === "hidden") && (
            <Badge tone={now.state === "shown" ? "green" : "grey"}>{t(now.state)}</Badge>
          )}
        </div>
        {now.state === "gone" && <p>{t("gone")}</p>}
        {now.state === "copy" && <p>{t("copy")}</p>}
        {now.thing && (isSame ? <p className="text-ink-soft">{t("same")}</p> : <Copy thing={now.thing} />)}
        <OpenThing report={report} />
      </Card>
    </div>
  );
}

const textOf = ({ title, texts, pictureUrls }: ReportedThing) =>
  JSON.stringify([title, texts.map(({ content }) => content), pictureUrls]);

/** Where the thing is worked on. */
function OpenThing({ report: { kind, subjectId, now } }: { report: Report }) {
  const { t } = useTranslation("reportWork");
  if (kind === "message" || kind === "conversation" || now.state === "gone") return null;
  const target = {
    product: { tab: "products", product: subjectId },
    vendor: { tab: "vendors", vendor: subjectId },
    review: { tab: "reviews", list: "all" },
  }[kind];
  return (
    <Link to={withQuery(href("/admin"), target)} className="mt-4 inline-flex min-h-6 items-center text-link">
      {t(`open.${kind}`)}
    </Link>
  );
}

function Copy({ thing, hasPictures = false }: { thing: ReportedThing; hasPictures?: boolean }) {
  const { t } = useTranslation("reportWork");
  return (
    <div className="grid gap-3">
      {thing.title && <p className="wrap-anywhere font-display font-semibold text-lg">{thing.title}</p>}
      {thing.pictureUrls.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {thing.pictureUrls.map((url, index) => (
            <li key={url} className="relative size-24 overflow-hidden rounded-leaf-sm bg-sunken">
              <Picture src={url} alt={t("picture", { n: index + 1 })} sizes="6rem" width={96} height={96} />
            </li>
          ))}
        </ul>
      )}
      <ol className="grid grid-cols-1 gap-3">
        {thing.texts.map((text) => (
          <li key={text.messageId} className="grid gap-1 border-line border-l-2 pl-4">
            <p className="wrap-anywhere whitespace-pre-line">{text.content}</p>
            {hasPictures &&
              text.pictureIds.map((id, index) => (
                <img
                  key={id}
                  src={`/storage/v1/messages/pictures/${id}-480.webp`}
                  alt={t("picture", { n: index + 1 })}
                  loading="lazy"
                  className="max-h-60 w-fit rounded-leaf-sm"
                />
              ))}
            <p className="figures text-ink-soft text-xs">{formatDateTime(text.createdAt)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
