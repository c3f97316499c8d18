import { useQuery } from "@tanstack/react-query";
import { href } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";

/** Which answers of the help do not help, for administrators. */
export function HelpRatingsCard() {
  const { t } = useTranslation("inquiries");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.support.listHelpRatings.queryOptions({ input: {} }),
  );
  return (
    <section aria-labelledby="help-ratings" className="grid gap-4 border-line border-t pt-8">
      <div className="max-w-prose">
        <h2 id="help-ratings" className="font-display font-semibold text-heading">
          {t("ratings.title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("ratings.lead")}</p>
      </div>
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {data?.items.length === 0 && <p className="text-ink-soft">{t("ratings.none")}</p>}
      {data && data.items.length > 0 && (
        <table className="w-full max-w-2xl text-left text-sm">
          <thead>
            <tr className="border-line border-b [&>th]:py-2 [&>th]:pr-4">
              <th scope="col">{t("ratings.question")}</th>
              <th scope="col">{t("ratings.language")}</th>
              <th scope="col" className="text-right">
                {t("ratings.no")}
              </th>
              <th scope="col" className="text-right">
                {t("ratings.yes")}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ question, language, helpful, unhelpful }) => (
              <tr key={`${question} ${language}`} className="border-line border-b [&>*]:py-2 [&>*]:pr-4">
                <th scope="row" className="font-normal">
                  <a
                    href={`${withQuery(href("/help"), { lang: language })}#${question}`}
                    className="text-link break-words"
                  >
                    {question}
                  </a>
                </th>
                <td>{language}</td>
                <td className="figures text-right">{unhelpful}</td>
                <td className="figures text-right">{helpful}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
