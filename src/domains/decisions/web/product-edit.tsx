import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { BackToList, DetailLayout } from "#client/detail-layout.tsx";
import { queries } from "#client/queries.ts";
import type { QueuedProduct } from "#domains/listings/product-shapes.ts";
import { ContentDiff } from "#domains/listings/web/content-diff.tsx";
import { CoffeeFields } from "#domains/listings/web/form/coffee-fields.tsx";
import { FormPart } from "#domains/listings/web/form/form-part.tsx";
import {
  inputOf,
  type ProductValues,
  problemsOf,
  valuesOf,
} from "#domains/listings/web/form/product-values.ts";
import { TextFields } from "#domains/listings/web/form/text-fields.tsx";
import { type ProductForm, useProductResolver } from "#domains/listings/web/form/use-product-form.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Picture } from "#ui/picture.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useDecide } from "./use-decide.ts";

const pageOf = (productId: string) => `?tab=products&product=${productId}`;

/** An administrator corrects what an approved product says of itself, with a reason for its vendor. */
export function ProductEdit({ productId }: { productId: string }) {
  const { t } = useTranslation("decisions");
  const { t: tListings } = useTranslation("listings");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.listings.getQueuedProduct.queryOptions({ input: { productId } }),
  );
  if (isError && !data)
    return (
      <ErrorState message={tListings("loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data) return <Skeleton className="h-96" />;
  const isWaiting = data.revision?.state === "waiting" || data.state === "waiting";
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackToList to={pageOf(productId)}>{t("edit.toProduct")}</BackToList>
      <DetailLayout title={t("edit.heading", { name: data.name })} summary={<p>{t("edit.note")}</p>}>
        {isWaiting ? (
          <InlineNotice tone="warning" title={t("edit.waits")}>
            {t("edit.waitsText")}
          </InlineNotice>
        ) : (
          <EditForm product={data} />
        )}
      </DetailLayout>
    </div>
  );
}

function EditForm({ product }: { product: QueuedProduct }) {
  const { t } = useTranslation("decisions");
  const { t: tListings } = useTranslation("listings");
  const decide = useDecide();
  const navigate = useNavigate();
  const resolver = useProductResolver({ isNew: false });
  const [given] = useState(() => valuesOf({ ...product, revision: null }));
  const form = useForm<ProductValues>({ mode: "onTouched", defaultValues: given, resolver });
  const [isUnchanged, setUnchanged] = useState(false);
  const [said, setSaid] = useState(given);
  const { id: productId, name } = product;
  const review = (event: { preventDefault(): void }) => {
    const values = form.getValues();
    const isSame = JSON.stringify(values) === JSON.stringify(given);
    setUnchanged(isSame);
    setSaid(values);
    if (!isSame && Object.keys(problemsOf(values, { isNew: false })).length === 0) return;
    event.preventDefault();
    void form.trigger(undefined, { shouldFocus: true });
  };
  return (
    <form method="post" noValidate className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <FormPart title={tListings("form.about")}>
        <TextFields form={form} />
      </FormPart>
      <FormPart title={tListings("form.coffee")}>
        <CoffeeFields form={form} />
      </FormPart>
      <FormPart title={t("edit.pictures")}>
        <Pictures form={form} urls={given.imageUrls} />
      </FormPart>
      <div className="grid justify-items-start gap-3">
        <p role="status" className="font-semibold text-danger-ink empty:hidden">
          {isUnchanged && t("edit.unchanged")}
        </p>
        <DecisionDialog
          name="editProduct"
          about={name}
          language={product.ownerLanguage}
          hasRule
          trigger={
            <Button size="lg" onClick={review}>
              {t("edit.review")}
            </Button>
          }
          onConfirm={({ rule, facts }) =>
            decide(
              async () => {
                await api.decisions.editProduct({
                  ...{ productId, seenAt: product.updatedAt, rule, facts },
                  ...correctionOf(said),
                });
                await navigate(pageOf(productId));
              },
              t("editProduct.done", { name }),
            )
          }
        >
          <ContentDiff before={product} after={{ ...product, ...correctionOf(said) }} />
        </DecisionDialog>
      </div>
    </form>
  );
}

/** What an administrator may send of a form without a problem. */
function correctionOf(values: ProductValues) {
  const { priceCents: _, weightGrams: __, hsCode: ___, ...said } = inputOf(values);
  return said;
}

/** Pictures can be left out; only the vendor adds some. */
function Pictures({ form, urls }: { form: ProductForm; urls: readonly string[] }) {
  const { t } = useTranslation("decisions");
  const { field } = useController({ control: form.control, name: "imageUrls" });
  return (
    <div className="grid gap-3 sm:col-span-2">
      <p className="text-ink-soft text-sm">{t("edit.picturesHint")}</p>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {urls.map((url, index) => (
          <li key={url} className="grid gap-2">
            <div className="aspect-square overflow-hidden rounded-leaf-sm">
              <Picture src={url} alt="" sizes="10rem" width={240} height={240} />
            </div>
            <Checkbox
              label={t("edit.picture", { n: index + 1 })}
              checked={field.value.includes(url)}
              onChange={({ currentTarget }) =>
                field.onChange(
                  urls.filter((one) => (one === url ? currentTarget.checked : field.value.includes(one))),
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
