import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Form } from "react-router";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { NoneFound } from "#ui/none-found.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";
import { Select } from "#ui/select.tsx";
import { reviewStates } from "../../review-rules.ts";
import type { ReviewCase } from "../../review-shapes.ts";
import { allInput, type ModerationAddress, moderationPath } from "./moderation-address.ts";
import { ReviewCaseCard } from "./review-case.tsx";

/** Every review there is, newest first, filtered by the address; one of them in full. */
export function AllReviews({ address }: { address: ModerationAddress }) {
  const { t } = useTranslation("reviewWork");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.reviews.listAllReviews.queryOptions({ input: allInput(address) }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  const [opened] = address.reviewId ? (data?.items ?? []) : [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="font-display font-semibold text-heading">{t("all")}</h2>
      <Filters address={address} />
      {opened && <ReviewCaseCard review={opened} />}
      <DataTable
        list="reviews"
        label={t("all")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ productName, authorName }) => `${productName}, ${authorName}`}
        hrefOf={({ id }) => moderationPath({ list: "all", reviewId: id })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={
          <NoneFound
            headingLevel="h3"
            title={t("noneFound")}
            text={t("noneFoundText")}
            clearTo={moderationPath({ list: "all" })}
          />
        }
        firstHref={address.after ? moderationPath({ ...withoutAfter(address), list: "all" }) : null}
        nextHref={data?.next ? moderationPath({ ...address, list: "all", after: data.next }) : null}
      />
    </div>
  );
}

function withoutAfter({ after: _, ...rest }: ModerationAddress): ModerationAddress {
  return rest;
}

function useColumns(): DataColumn<ReviewCase>[] {
  const { t } = useTranslation("reviewWork");
  const { t: tReviews } = useTranslation("reviews");
  return [
    {
      id: "product",
      header: t("product"),
      isPrimary: true,
      cell: ({ productName }) => productName,
    },
    { id: "stars", header: t("stars"), cell: ({ rating }) => <RatingStars value={rating} /> },
    {
      id: "review",
      header: t("review"),
      cell: ({ comment, language }) => (
        <span lang={language} className="wrap-anywhere line-clamp-2">
          {comment}
        </span>
      ),
    },
    { id: "author", header: t("author"), cell: ({ authorName }) => authorName },
    { id: "vendor", header: t("vendor"), cell: ({ companyName }) => companyName },
    { id: "state", header: t("state"), cell: ({ state }) => tReviews(`states.${state}`) },
    { id: "written", header: t("written"), cell: ({ createdAt }) => formatDate(createdAt) },
  ];
}

function Filters({ address }: { address: ModerationAddress }) {
  const { t } = useTranslation("reviewWork");
  const { t: tReviews } = useTranslation("reviews");
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form key={moderationPath(address)} method="get" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="tab" value="reviews" />
        <input type="hidden" name="list" value="all" />
        <Field label={t("search")} className="min-w-0 max-w-lg flex-1 basis-56">
          <Input
            type="search"
            name="search"
            maxLength={100}
            icon={<Icon name="search" />}
            defaultValue={address.search}
          />
        </Field>
        <Field label={t("state")} className="basis-40">
          <Select name="state" defaultValue={address.state ?? ""}>
            <option value="">{t("any")}</option>
            {reviewStates.map((state) => (
              <option key={state} value={state}>
                {tReviews(`states.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("stars")} className="basis-32">
          <Select name="rating" defaultValue={address.rating ?? ""}>
            <option value="">{t("any")}</option>
            {[5, 4, 3, 2, 1].map((rating) => (
              <option key={rating} value={rating}>
                {tReviews("stars", { count: rating })}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {t("find")}
        </Button>
      </Form>
    </search>
  );
}
