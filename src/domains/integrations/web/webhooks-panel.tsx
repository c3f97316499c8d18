import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { EndpointRow } from "./endpoint-row.tsx";
import { EndpointView } from "./endpoint-view.tsx";
import { NewSecret } from "./new-secret.tsx";
import { PanelHeading } from "./panel-heading.tsx";

/** The shop's webhooks; with `endpoint` in the address one of them and its deliveries. */
export function WebhooksPanel() {
  const { t } = useTranslation("integrations");
  const [params] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { data, isError, isFetching, refetch } = useQuery(
    queries.integrations.listEndpoints.queryOptions({ input: {} }),
  );
  const opened = data?.items.find(({ id }) => id === params.get("endpoint"));
  if (opened) return <EndpointView key={opened.id} endpoint={opened} />;
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Icon name="webhook" />
      {t("webhooks.add")}
    </Button>
  );
  return (
    <div className="grid gap-8">
      <PanelHeading
        title={t("webhooks.title")}
        lead={t("webhooks.lead")}
        actions={data && data.items.length > 0 && add}
      />
      {!data && !isError && <Skeleton className="h-48" />}
      {!data && isError && (
        <ErrorState message={t("webhooks.loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          headingLevel="h3"
          title={t("webhooks.emptyTitle")}
          text={t("webhooks.emptyText")}
          action={add}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-3">
          {data.items.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      {isAdding && <EndpointDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret && <NewSecret secret={secret} onKept={() => setSecret(undefined)} />}
    </div>
  );
}
