import { Link } from "react-router";
import type { ApiClient } from "#client/api-client.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { deliveryTone } from "./delivery-tone.ts";

export type Endpoint = Awaited<ReturnType<ApiClient["integrations"]["listEndpoints"]>>["items"][number];

/** One address, whether it is enabled, and the result of its latest delivery. */
export function EndpointRow({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useTranslation("integrations");
  const { id, url, isActive, types, lastDelivery } = endpoint;
  return (
    <li className="grid gap-4 rounded-leaf border border-line bg-surface p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-2">
        <h3 className="break-all font-mono text-sm">{url}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-sm">
          <Badge tone={isActive ? "green" : "grey"}>{t(isActive ? "webhooks.on" : "webhooks.off")}</Badge>
          <span>{t("webhooks.eventCount", { count: types.length })}</span>
          {lastDelivery ? (
            <>
              <span>{t("webhooks.lastDelivery", { date: formatDateTime(lastDelivery.at) })}</span>
              <Badge tone={deliveryTone[lastDelivery.state]}>{t(`log.state.${lastDelivery.state}`)}</Badge>
            </>
          ) : (
            <span>{t("webhooks.noDelivery")}</span>
          )}
        </p>
      </div>
      <Button asChild variant="secondary" size="sm">
        <Link
          to={`?tab=enterprise&panel=webhooks&endpoint=${id}`}
          aria-label={t("webhooks.openNamed", { url })}
        >
          {t("webhooks.open")}
        </Link>
      </Button>
    </li>
  );
}
