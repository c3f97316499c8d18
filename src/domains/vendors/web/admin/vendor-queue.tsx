import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Input } from "#ui/input.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { VendorForReview } from "../../admin-calls.ts";
import { applicationStates } from "../../application-rules.ts";
import { listInputOf, type QueueParams, queuePath, readQueueParams } from "./queue-params.ts";
import { VendorReview } from "./vendor-review.tsx";
import { VendorRow } from "./vendor-row.tsx";

type Props = {
  /** Additional controls for an approved vendor, below its application. */
  renderCare: (vendor: VendorForReview) => ReactNode;
};

/** The administrators' list of vendors beside the open application. */
export function VendorQueue({ renderCare }: Props) {
  const { t } = useTranslation("vendorReview");
  const [params] = useSearchParams();
  const shown = readQueueParams(params);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.vendors.listVendors.queryOptions({ input: listInputOf(shown) }),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <StateLinks shown={shown} counts={data?.counts} />
        <SearchForm shown={shown} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5" aria-busy={isFetching || undefined}>
          {!data && <Skeleton className="h-72" />}
          {data?.items.length === 0 && (
            <EmptyState
              illustration={<Illustration name="cup" />}
              title={t(shown.search ? "noneFound" : `none.${shown.state}`)}
              text={t(shown.search ? "noneFoundText" : "noneText")}
            />
          )}
          {data && data.items.length > 0 && (
            <ul className="grid gap-2.5">
              {data.items.map((vendor) => (
                <VendorRow
                  key={vendor.id}
                  vendor={vendor}
                  to={queuePath(shown, { vendorId: vendor.id })}
                  isOpen={vendor.id === shown.vendorId}
                />
              ))}
            </ul>
          )}
          {data && (
            <Pagination
              page={shown.page}
              pageCount={pageCount(data.total, data.pageSize)}
              hrefFor={(page) => queuePath(shown, { page, vendorId: null })}
            />
          )}
        </div>
        {shown.vendorId ? (
          <VendorReview
            key={shown.vendorId}
            vendorId={shown.vendorId}
            listPath={queuePath(shown, { vendorId: null })}
            renderCare={renderCare}
          />
        ) : (
          data &&
          data.items.length > 0 && (
            <EmptyState
              illustration={<Illustration name="letter" />}
              title={t("choose")}
              className="max-lg:hidden"
            />
          )
        )}
      </div>
    </div>
  );
}

type Counts = Record<QueueParams["state"], number> | undefined;

function StateLinks({ shown, counts }: { shown: QueueParams; counts: Counts }) {
  const { t } = useTranslation("vendorReview");
  return (
    <nav aria-label={t("states")}>
      <ul className="flex flex-wrap gap-2">
        {applicationStates.map((state) => (
          <li key={state}>
            <Link
              to={queuePath(shown, { state, page: 1, vendorId: null })}
              preventScrollReset
              aria-current={state === shown.state ? "page" : undefined}
              className={cn(
                "inline-flex min-h-10 items-center gap-2 rounded-full border-[1.5px] px-4 font-medium text-sm no-underline transition-colors pointer-coarse:min-h-11",
                state === shown.state
                  ? "border-ink bg-ink text-paper"
                  : "border-edge bg-surface hover:border-ink",
              )}
            >
              {t(`state.${state}`)}
              <span className="figures">{counts?.[state] ?? "…"}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchForm({ shown }: { shown: QueueParams }) {
  const { t } = useTranslation("vendorReview");
  return (
    <Form role="search" preventScrollReset className="flex w-full items-end gap-2 sm:w-auto">
      <input type="hidden" name="tab" value="vendors" />
      {shown.state !== "waiting" && <input type="hidden" name="state" value={shown.state} />}
      <Field label={t("search")} hideLabel className="min-w-0 flex-1 sm:w-72">
        <Input
          key={shown.search}
          type="search"
          name="search"
          icon={<Icon name="search" />}
          placeholder={t("search")}
          defaultValue={shown.search}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t("find")}
      </Button>
    </Form>
  );
}
