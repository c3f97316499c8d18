import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSettled } from "#client/use-settled.ts";
import type { Featured } from "#domains/promotions/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";

/** Which of the shop's products are featured, as its plan allows. */
export function FeaturedCard() {
  const { t } = useTranslation("promotionsManage");
  const { data } = useQuery(queries.promotions.getMyFeatured.queryOptions({ input: {} }));
  return (
    <Card asChild className="gap-3">
      <section aria-labelledby="featured">
        <CardTitle as="h2" id="featured">
          {t("featured.title")}
        </CardTitle>
        <p className="max-w-prose text-ink-soft">{t("featured.text")}</p>
        {!data && <Skeleton className="h-16" />}
        {data &&
          (data.most === 0 ? (
            <p>{t("featured.locked")}</p>
          ) : (
            <Choice key={data.products.map(({ id }) => id).join()} most={data.most} saved={data.products} />
          ))}
      </section>
    </Card>
  );
}

function Choice({ most, saved }: { most: number; saved: Featured["products"] }) {
  const { t } = useTranslation("promotionsManage");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [chosen, setChosen] = useState(saved);
  const [search, setSearch] = useState("");
  const wanted = useSettled(search.trim(), 300);
  const { data: own } = useQuery({
    ...queries.listings.listMyProducts.queryOptions({
      input: { state: "active", sort: "name", page: 1, ...(wanted ? { search: wanted } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending } = useMutation(
    queries.promotions.setMyFeatured.mutationOptions({
      onSuccess: (now) => {
        queryClient.setQueryData(queries.promotions.getMyFeatured.queryKey({ input: {} }), now);
        notify.success(t("featured.saved"));
      },
      onError: notifyError,
    }),
  );
  const isFull = chosen.length >= most;
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const found = own?.items ?? [];
  // What was chosen stays in sight, whatever is searched for; what is saved comes first.
  const shown = new Map([...saved, ...found, ...chosen].map(({ id, name }) => [id, name]));
  const isPart = own !== undefined && own.total > own.items.length;
  return (
    <>
      <p role="status" className="figures text-sm">
        {t("featured.places", { used: chosen.length, most })}
        {isFull && ` · ${t("featured.full")}`}
      </p>
      {(isPart || search) && (
        <Field label={t("featured.find")} className="max-w-sm">
          <Input
            type="search"
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      )}
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{t("featured.choose")}</legend>
        {[...shown].map(([id, name]) => (
          <Checkbox
            key={id}
            label={name}
            checked={isChosen(id)}
            disabled={isFull && !isChosen(id)}
            onChange={() =>
              setChosen(isChosen(id) ? chosen.filter((one) => one.id !== id) : [...chosen, { id, name }])
            }
          />
        ))}
      </fieldset>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {own && wanted && own.total === 0 && t("featured.noneFound")}
        {isPart && t("featured.some", { shown: formatCount(found.length), total: formatCount(own.total) })}
      </p>
      <div>
        <Button loading={isPending} onClick={() => mutate({ productIds: chosen.map(({ id }) => id) })}>
          {t("featured.save")}
        </Button>
      </div>
    </>
  );
}
