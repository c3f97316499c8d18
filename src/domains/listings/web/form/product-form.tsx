import { lazy, Suspense, useCallback, useState } from "react";
import { useController } from "react-hook-form";
import { useHydrated } from "#client/use-hydrated.ts";
import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { replayedForm } from "#ui/replayed-form.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { CoffeeFields } from "./coffee-fields.tsx";
import { FormPart } from "./form-part.tsx";
import { SaleFields } from "./sale-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { type ProductForm as Form, useProductForm } from "./use-product-form.ts";
import { useProductSubmit } from "./use-product-submit.ts";

const ImagePicker = lazy(() => import("../pictures/image-picker.tsx"));

type Props = { product: OwnProduct | null; onSaved: (saved: OwnProduct) => void };

/** All fields of a new product or one's own. */
export function ProductForm({ product, onSaved }: Props) {
  const { t } = useTranslation("listings");
  const isHydrated = useHydrated();
  const { form, isFromDraft, discard, forgetDraft } = useProductForm(product);
  const [isSending, setSending] = useState(false);
  const { submit, isSaving } = useProductSubmit({
    product,
    form,
    onSaved: (saved) => {
      forgetDraft();
      onSaved(saved);
    },
  });
  const isApproved = product?.state === "active" || product?.state === "inactive";
  const waitingNote = isApproved ? "form.reviseNote" : "form.approvalNote";
  const note = product?.publishesAtOnce ? "form.atOnceNote" : waitingNote;
  return (
    <form {...replayedForm(submit)} noValidate className="grid gap-8">
      {isFromDraft && (
        <InlineNotice
          title={t("form.draftTitle")}
          live
          action={
            <Button variant="ghost" size="sm" onClick={discard}>
              {t("form.discard")}
            </Button>
          }
        >
          {t("form.draftText")}
        </InlineNotice>
      )}
      <FormPart title={t("form.pictures")}>
        <div className="sm:col-span-2">
          <Pictures form={form} onBusy={setSending} isReady={isHydrated} />
        </div>
      </FormPart>
      <FormPart title={t("form.about")}>
        <TextFields form={form} />
      </FormPart>
      <FormPart title={t("form.coffee")}>
        <CoffeeFields form={form} />
      </FormPart>
      <FormPart title={t("form.sale")}>
        <SaleFields form={form} isNew={product === null} />
      </FormPart>
      <div className="grid gap-3">
        <p className="max-w-prose text-ink-soft">{t(note)}</p>
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            size="lg"
            disabled={isSending}
            loading={isSaving}
            loadingLabel={t("form.saving")}
          >
            {t(product ? "form.save" : "form.submit")}
          </Button>
          {isSending && (
            <p role="status" className="text-ink-soft text-sm">
              {t("pictures.wait")}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

type PicturesProps = { form: Form; onBusy: (isBusy: boolean) => void; isReady: boolean };

/** The picker is a separate chunk, loaded only in the browser. */
function Pictures({ form, onBusy, isReady }: PicturesProps) {
  const { field, fieldState } = useController({ control: form.control, name: "imageUrls" });
  const { onChange } = field;
  const change = useCallback((urls: string[]) => onChange(urls), [onChange]);
  const latest = () => form.getValues("imageUrls");
  const waiting = <Skeleton className="h-52" />;
  if (!isReady) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ImagePicker
        urls={field.value}
        latest={latest}
        onChange={change}
        onBusy={onBusy}
        error={fieldState.error?.message}
      />
    </Suspense>
  );
}
