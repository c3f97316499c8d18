import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { answerHours } from "#domains/plans/plan-table.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { inquiryStates } from "../../inquiry-rules.ts";
import { type InquiriesAddress, inquiriesPath, readInquiriesAddress } from "./inquiries-address.ts";
import { InquiryRow } from "./inquiry-row.tsx";
import { InquiryView } from "./inquiry-view.tsx";

/** The administrators' tab of messages to support: the list with what else belongs to it, or one of them. */
export function InquiriesPanel({ below }: { below: ReactNode }) {
  const [params] = useSearchParams();
  const address = readInquiriesAddress(params);
  if (address.inquiryId)
    return <InquiryView key={address.inquiryId} address={address} inquiryId={address.inquiryId} />;
  return (
    <div className="grid grid-cols-1 gap-12">
      <List address={address} />
      {below}
    </div>
  );
}

function List({ address }: { address: InquiriesAddress }) {
  const { t } = useTranslation("inquiries");
  const { state, page } = address;
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.support.listInquiries.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="inquiries" className="grid grid-cols-1 gap-6">
      <div className="max-w-prose">
        <h2 id="inquiries" className="font-display font-semibold text-heading">
          {t("title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t("lead", { ...answerHours })}</p>
      </div>
      <States chosen={state} />
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton className="h-72" />}
      {data?.items.length === 0 && (
        <EmptyState headingLevel="h3" title={t(`none.${state}Title`)} text={t(`none.${state}Text`)} />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {data.items.map((inquiry) => (
            <InquiryRow key={inquiry.id} inquiry={inquiry} address={address} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={data ? pageCount(data.total, data.pageSize) : 1}
        hrefFor={(next) => inquiriesPath({ ...address, page: next })}
      />
    </section>
  );
}

function States({ chosen }: { chosen: InquiriesAddress["state"] }) {
  const { t } = useTranslation("inquiries");
  return (
    <nav aria-label={t("states")}>
      <ul className="flex flex-wrap gap-2">
        {inquiryStates.map((state) => (
          <li key={state}>
            <Link
              to={inquiriesPath({ state, page: 1, inquiryId: null })}
              preventScrollReset
              aria-current={state === chosen ? "true" : undefined}
              className={cn(
                "inline-flex min-h-9 items-center rounded-full border-[1.5px] px-4 font-medium text-sm no-underline transition-colors pointer-coarse:min-h-11",
                state === chosen
                  ? "border-ink bg-ink text-paper"
                  : "border-edge bg-surface text-ink hover:border-ink",
              )}
            >
              {t(`list.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
