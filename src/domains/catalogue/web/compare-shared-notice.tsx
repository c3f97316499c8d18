import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

type CompareSharedNoticeProps = { hasOwn: boolean; onKeep: () => void };

/** Above somebody else's comparison: one's own is untouched, and this one can be kept in its place. */
export function CompareSharedNotice({ hasOwn, onKeep }: CompareSharedNoticeProps) {
  const { t } = useTranslation("catalogue");
  return (
    <InlineNotice
      tone="info"
      className="mb-6"
      title={t("compare.shared")}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="sm" onClick={onKeep}>
            {t("compare.keep")}
          </Button>
          {hasOwn && (
            <Link to="/compare" className="inline-flex min-h-9 items-center font-semibold underline">
              {t("compare.showMine")}
            </Link>
          )}
        </div>
      }
    >
      {t(hasOwn ? "compare.sharedText" : "compare.sharedTextEmpty")}
    </InlineNotice>
  );
}
