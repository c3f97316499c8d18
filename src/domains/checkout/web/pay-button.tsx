import { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import { Button } from "#ui/button.tsx";

export const payButtonId = "pay";

type PayButtonProps = { totalCents: number | undefined; isPaying: boolean; isReady: boolean };

export function PayButton({ totalCents, isPaying, isReady }: PayButtonProps) {
  const { t } = useTranslation("checkout");
  return (
    <div className="my-6">
      <Button
        id={payButtonId}
        type="submit"
        size="lg"
        block
        disabled={!isReady}
        loading={isPaying}
        loadingLabel={t("paying")}
        className="h-auto whitespace-normal py-2"
      >
        {totalCents === undefined ? t("pay") : t("payAmount", { total: formatUsd(totalCents) })}
      </Button>
      <p className="mt-3 text-ink-soft text-xs">{t("taxNote")}</p>
    </div>
  );
}
