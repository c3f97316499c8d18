import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { EndpointActions } from "./endpoint-actions.tsx";
import type { Endpoint } from "./endpoint-row.tsx";
import { NewSecret } from "./new-secret.tsx";

/** One endpoint: its events, actions and deliveries. */
export function EndpointView({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useTranslation("integrations");
  const [secret, setSecret] = useState<string>();
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <Button asChild variant="link" size="sm" className="justify-self-start">
          <Link to="?tab=enterprise&panel=webhooks">
            <Icon name="arrow-left" />
            {t("webhooks.back")}
          </Link>
        </Button>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 break-all font-mono text-base">{endpoint.url}</h2>
          <Badge tone={endpoint.isActive ? "green" : "grey"}>
            {t(endpoint.isActive ? "webhooks.on" : "webhooks.off")}
          </Badge>
        </div>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
          {endpoint.types.map((type) => (
            <li key={type}>{t(`webhooks.type.${type}`)}</li>
          ))}
        </ul>
        {!endpoint.isActive && <InlineNotice tone="warning">{t("webhooks.offNotice")}</InlineNotice>}
        <EndpointActions endpoint={endpoint} onSecret={setSecret} />
      </div>
      <DeliveryLog endpoint={endpoint} />
      {secret && <NewSecret secret={secret} onKept={() => setSecret(undefined)} />}
    </div>
  );
}
