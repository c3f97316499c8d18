import { describeError } from "#client/notify-error.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

export function QuoteFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("checkout");
  const { t: tErrors } = useTranslation("errors");
  return (
    <InlineNotice tone="danger" live title={t("quoteFailed")} className="mt-5">
      <p>{describeError(tErrors, error).text}</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={onRetry}>
        {t("retry")}
      </Button>
    </InlineNotice>
  );
}
