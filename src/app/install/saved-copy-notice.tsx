import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { forgetSavedCopy, useSavedCopy } from "#client/saved-copy.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Container } from "#ui/container.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";

/** Says of a page that is read without a connection how old it is; asks for the page again once there is one. */
export function SavedCopyNotice() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const savedAt = useSavedCopy();
  const isSaved = savedAt !== undefined;
  useEffect(() => {
    if (!isSaved) return;
    const refresh = () => {
      forgetSavedCopy(pathname);
      void revalidate();
    };
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [isSaved, pathname, revalidate]);
  if (!isSaved) return null;
  return (
    <Container width="wide" className="pt-4 print:hidden">
      <InlineNotice tone="warning" live>
        {t("savedCopy", { time: formatDateTime(new Date(savedAt).toISOString()) })}
      </InlineNotice>
    </Container>
  );
}
