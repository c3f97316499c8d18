import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
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
            <Choice key={data.productIds.join()} most={data.most} chosen={data.productIds} />
          ))}
      </section>
    </Card>
  );
}

function Choice({ most, chosen }: { most: number; chosen: string[] }) {
  const { t } = useTranslation("promotionsManage");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const [productIds, setProductIds] = useState(chosen);
  const { data: own } = useQuery(
    queries.listings.listMyProducts.queryOptions({ input: { state: "active", sort: "name", page: 1 } }),
  );
  const { mutate, isPending } = useMutation(
    queries.promotions.setMyFeatured.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(queries.promotions.getMyFeatured.queryKey({ input: {} }), saved);
        notify.success(t("featured.saved"));
      },
      onError: notifyError,
    }),
  );
  const isFull = productIds.length >= most;
  return (
    <>
      <p role="status" className="figures text-sm">
        {t("featured.places", { used: productIds.length, most })}
        {isFull && ` · ${t("featured.full")}`}
      </p>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{t("featured.choose")}</legend>
        {own?.items.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={productIds.includes(id)}
            disabled={isFull && !productIds.includes(id)}
            onChange={() =>
              setProductIds(
                productIds.includes(id) ? productIds.filter((one) => one !== id) : [...productIds, id],
              )
            }
          />
        ))}
      </fieldset>
      <Button className="justify-self-start" loading={isPending} onClick={() => mutate({ productIds })}>
        {t("featured.save")}
      </Button>
    </>
  );
}
