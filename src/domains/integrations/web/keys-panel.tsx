import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { CreateKeyDialog } from "./create-key-dialog.tsx";
import { KeyRow } from "./key-row.tsx";
import { PanelHeading } from "./panel-heading.tsx";

/** The shop's API keys: scopes, last use, and buttons to create and revoke. */
export function KeysPanel() {
  const { t } = useTranslation("integrations");
  const [isCreating, setCreating] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(
    queries.integrations.listApiKeys.queryOptions({ input: {} }),
  );
  const create = (
    <Button onClick={() => setCreating(true)}>
      <Icon name="key-round" />
      {t("keys.create")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <PanelHeading
        title={t("keys.title")}
        lead={t("keys.lead")}
        actions={
          <>
            <Button asChild variant="secondary">
              <a href="/api/docs">
                <Icon name="book-open" />
                {t("keys.docs")}
              </a>
            </Button>
            {data && data.items.length > 0 && create}
          </>
        }
      />
      {!data && !isError && <Skeleton className="h-48" />}
      {!data && isError && (
        <ErrorState message={t("keys.loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          headingLevel="h3"
          title={t("keys.emptyTitle")}
          text={t("keys.emptyText")}
          action={create}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-3">
          {data.items.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {isCreating && <CreateKeyDialog onClose={() => setCreating(false)} />}
    </div>
  );
}
