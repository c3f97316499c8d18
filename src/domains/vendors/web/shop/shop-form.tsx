import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { replayedForm } from "#ui/replayed-form.ts";

type ShopFormProps = {
  title: string;
  text: string;
  failure: string | null;
  isSaving: boolean;
  onSubmit: Parameters<typeof replayedForm>[0];
  /** Beside the button. */
  more?: ReactNode;
  children: ReactNode;
};

/** The layout of the shop's forms. */
export function ShopForm({ title, text, failure, isSaving, onSubmit, more, children }: ShopFormProps) {
  const { t } = useTranslation("vendorShop");
  return (
    <Card asChild>
      <form {...replayedForm(onSubmit)} noValidate className="gap-5">
        <div>
          <CardTitle>{title}</CardTitle>
          <p className="mt-1 text-ink-soft text-sm">{text}</p>
        </div>
        {failure && (
          <InlineNotice tone="danger" live title={t("failed")}>
            {failure}
          </InlineNotice>
        )}
        {children}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" loading={isSaving} loadingLabel={t("saving")}>
            {t("save")}
          </Button>
          {more}
        </div>
      </form>
    </Card>
  );
}
