import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { queries } from "#client/queries.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { hasObstacle, Obstacles } from "./obstacles.tsx";

/** The end of an account: what stands in its way, or the way to it. */
export function EraseCard() {
  const { t } = useTranslation("privacy");
  const [isOpen, setOpen] = useState(false);
  // What was in the way a minute ago may be delivered by now.
  const check = queries.privacy.checkErasure.queryOptions({ input: {}, staleTime: 0 });
  const { data, isError, isFetching, refetch } = useQuery(check);
  return (
    <Card className="border-danger-ink/45" aria-busy={!data && !isError}>
      <CardTitle as="h2">{t("erase.title")}</CardTitle>
      <p className="mt-2 max-w-prose text-ink-soft">{t("erase.text")}</p>
      <div className="mt-5">
        {!data && !isError && <Skeleton className="h-11 w-48" />}
        <InlineRetry isShown={isError && !data} isRetrying={isFetching} onRetry={() => void refetch()} />
        {data && hasObstacle(data) && <Obstacles found={data} />}
        {data && !hasObstacle(data) && (
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
