import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Blockers, hasBlocker } from "./blockers.tsx";
import { EraseDialog } from "./erase-dialog.tsx";

/** Erasing the account: its blockers, or the button. */
export function EraseCard() {
  const { t } = useTranslation("privacy");
  const [isOpen, setOpen] = useState(false);
  // An order that blocked a minute ago may be delivered by now.
  const check = queries.privacy.checkErasure.queryOptions({ input: {}, staleTime: 0 });
  const { data, isError, isFetching, refetch } = useQuery(check);
  return (
    <Card className="border-danger-ink/45" aria-busy={!data && !isError}>
      <CardTitle as="h2">{t("erase.title")}</CardTitle>
      <p className="mt-2 max-w-prose text-ink-soft">{t("erase.text")}</p>
      <div className="mt-5">
        {!data && !isError && <Skeleton className="h-11 w-48" />}
        <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
        {data && hasBlocker(data) && <Blockers found={data} />}
        {data && !hasBlocker(data) && (
          <EraseDialog
            open={isOpen}
            onOpenChange={setOpen}
            proof={data.proof}
            onRefused={() => {
              setOpen(false);
              void refetch();
            }}
            trigger={<Button variant="danger">{t("erase.button")}</Button>}
          />
        )}
      </div>
    </Card>
  );
}
