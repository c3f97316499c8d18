import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DisputeCard } from "./dispute-card.tsx";
import { type DisputesAddress, disputesPath, readDisputesAddress } from "./disputes-address.ts";
import { OutsideRefunds } from "./outside-refunds.tsx";

/** The administrators' tab of payments that banks took back, and of refunds made at the card provider. */
export function DisputesPanel() {
  const { t } = useTranslation("disputes");
  const [params] = useSearchParams();
  const address = readDisputesAddress(params);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.disputes.listDisputes.queryOptions({ input: address }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-1 gap-10">
      <OutsideRefunds />
      <section aria-labelledby="disputes" className="grid grid-cols-1 gap-6">
        <div className="max-w-prose">
          <h2 id="disputes" className="font-display font-semibold text-heading">
            {t("title")}
          </h2>
          <p className="mt-1 text-ink-soft">{t("lead")}</p>
        </div>
        <States chosen={address.state} />
        {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !isError && <Skeleton className="h-72" />}
        {data && <List address={address} {...data} />}
      </section>
    </div>
  );
}

function States({ chosen }: { chosen: DisputesAddress["state"] }) {
  const { t } = useTranslation("disputes");
  return (
    <nav aria-label={t("states")}>
      <ul className="flex flex-wrap gap-2">
        {(["open", "closed"] as const).map((state) => (
          <li key={state}>
            <Link
              to={disputesPath({ state, page: 1 })}
              preventScrollReset
              aria-current={state === chosen ? "true" : undefined}
              className={cn(
                "inline-flex min-h-9 items-center rounded-full border-[1.5px] px-4 font-medium text-sm no-underline transition-colors pointer-coarse:min-h-11",
                state === chosen
                  ? "border-ink bg-ink text-paper"
                  : "border-edge bg-surface text-ink hover:border-ink",
              )}
            >
              {t(state)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ListProps = {
  address: DisputesAddress;
  items: Parameters<typeof DisputeCard>[0]["dispute"][];
  total: number;
  pageSize: number;
};

function List({ address, items, total, pageSize }: ListProps) {
  const { t } = useTranslation("disputes");
  if (items.length === 0)
    return address.state === "open" ? (
      <EmptyState headingLevel="h3" title={t("noneOpenTitle")} text={t("noneOpenText")} />
    ) : (
      <EmptyState headingLevel="h3" title={t("noneClosedTitle")} text={t("noneClosedText")} />
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {items.map((dispute) => (
          <DisputeCard key={dispute.id} dispute={dispute} />
        ))}
      </ul>
      <Pagination
        page={address.page}
        pageCount={pageCount(total, pageSize)}
        hrefFor={(page) => disputesPath({ ...address, page })}
      />
    </>
  );
}
