import type { Statement } from "#domains/payouts/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { DownloadButton } from "./download-button.tsx";
import { hrefOf, type MoneyPlace } from "./money-place.ts";
import { MonthPicker } from "./month-picker.tsx";
import { StatementLines } from "./statement-lines.tsx";
import { StatementSums } from "./statement-sums.tsx";
import { useStatement } from "./use-money.ts";

/** A month with its opening and closing balance, sums and movements. */
export function StatementSection({ place }: { place: MoneyPlace }) {
  const { t } = useTranslation("payouts");
  const { statement, retry } = useStatement({ month: place.month, page: place.page });
  return (
    <section aria-labelledby="statement-title" className="grid grid-cols-1 gap-5" aria-busy={!statement}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="statement-title" className="font-display font-semibold text-heading">
          {t("statement.title")}
        </h2>
        {statement && (
          <div className="flex flex-wrap items-end gap-3">
            <MonthPicker statement={statement} place={place} />
            <DownloadButton month={statement.month} />
          </div>
        )}
      </div>
      <InlineRetry {...retry} />
      {!statement && !retry.isShown && <SkeletonText lines={6} />}
      {statement && <StatementBody statement={statement} place={place} />}
    </section>
  );
}

function StatementBody({ statement, place }: { statement: Statement; place: MoneyPlace }) {
  const { t } = useTranslation("payouts");
  const { lines } = statement;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[21rem_1fr]">
      <div>
        <h3 className="mb-3 font-semibold">{t("statement.sums")}</h3>
        <StatementSums statement={statement} />
      </div>
      <div className="min-w-0">
        <h3 id="statement-lines" className="mb-3 font-semibold">
          {t("statement.lines")}
        </h3>
        {lines.total === 0 ? (
          <p className="border-line border-y py-6 text-ink-soft">{t("statement.empty")}</p>
        ) : (
          <StatementLines lines={lines.items} />
        )}
        <Pagination
          label={t("statement.pages")}
          className="mt-5"
          page={lines.page}
          pageCount={pageCount(lines.total, lines.pageSize)}
          hrefFor={(page) => hrefOf({ ...place, page })}
        />
      </div>
    </div>
  );
}
