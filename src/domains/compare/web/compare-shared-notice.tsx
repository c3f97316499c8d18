import { href, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

type CompareSharedNoticeProps = { hasOwn: boolean; onKeep: () => void };

/** Above a shared comparison: one's own is unchanged, and can be replaced by this one. */
export function CompareSharedNotice({ hasOwn, onKeep }: CompareSharedNoticeProps) {
  const { t } = useTranslation("compare");
  return (
    <InlineNotice
      tone="info"
      className="mb-6"
      title={t("shared")}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" onClick={onKeep}>
            {t("keep")}
          </Button>
          {hasOwn && (
            <Link to={href("/compare")} className="inline-flex min-h-9 items-center font-semibold underline">
              {t("showMine")}
            </Link>
          )}
        </div>
      }
    >
      {t(hasOwn ? "sharedText" : "sharedTextEmpty")}
    </InlineNotice>
  );
}
