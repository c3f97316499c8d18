import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AwayForm } from "./away-form.tsx";
import type { UploadPicture } from "./logo-field.tsx";
import { LookForm } from "./look-form.tsx";
import { ShippingForm } from "./shipping-form.tsx";
import { StoryForm } from "./story-form.tsx";
import { TraderForm } from "./trader-form.tsx";

/** The vendor's shop settings: story, look, delivery rates, absence. */
export function ShopSettings({ upload }: { upload: UploadPicture }) {
  const { t } = useTranslation("vendors");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.vendors.getShop.queryOptions({ input: {} }),
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-soft">{t("shop.lead")}</p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-6">
          <StoryForm shop={data} />
          <TraderForm shop={data} />
          <ShippingForm shop={data} />
        </div>
        <div className="grid min-w-0 gap-6">
          <LookForm shop={data} upload={upload} />
          <AwayForm shop={data} />
        </div>
      </div>
    </div>
  );
}
