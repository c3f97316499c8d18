import { api } from "#client/api.ts";
import type { ApiClient } from "#client/api-client.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { deliveryTone } from "./delivery-tone.ts";
import { useWebhookAction } from "./use-webhook-action.ts";

type Delivery = Awaited<ReturnType<ApiClient["integrations"]["listDeliveries"]>>["items"][number];

/** One line of the log; expanded, the payload and a resend button. */
export function DeliveryRow({ delivery, isActive }: { delivery: Delivery; isActive: boolean }) {
  const { t } = useTranslation("integrations");
  const act = useWebhookAction();
  const { id, eventId, type, payload, state } = delivery;
  return (
    <li className="last:[&>details]:border-b-0">
      <Disclosure
        title={
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 font-normal">
            <span className="break-all font-mono font-semibold text-sm">{type}</span>
            <Badge tone={deliveryTone[state]}>{t(`log.state.${state}`)}</Badge>
            <Outcome delivery={delivery} />
            <span className="text-ink-soft text-sm sm:ml-auto">{formatDateTime(delivery.createdAt)}</span>
          </span>
        }
      >
        <dl className="grid gap-3 text-sm sm:grid-cols-[auto_1fr] sm:gap-x-6">
          <dt className="font-semibold text-ink">{t("log.eventId")}</dt>
          <dd className="break-all font-mono">{eventId}</dd>
          <dt className="font-semibold text-ink">{t("log.deliveryId")}</dt>
          <dd className="break-all font-mono">{id}</dd>
          <dt className="font-semibold text-ink">{t("log.payload")}</dt>
          <dd className="min-w-0">
            <pre className="whitespace-pre-wrap break-all rounded-leaf-sm bg-sunken p-3 font-mono text-ink">
              {JSON.stringify(payload, null, 2)}
            </pre>
          </dd>
        </dl>
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          disabled={!isActive}
          onClick={() =>
            void act(() => api.integrations.replayDelivery({ deliveryId: id }), t("log.replayed"))
          }
        >
          {t("log.replay")}
        </Button>
      </Disclosure>
    </li>
  );
}

function Outcome({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation("integrations");
  const { attempts, lastStatus, lastError, nextAttemptAt } = delivery;
  if (attempts === 0) return null;
  const words = [
    lastStatus !== null && t("log.status", { status: lastStatus }),
    lastError && lastError !== "status" && t(`log.error.${lastError}`),
    t("log.attempts", { count: attempts }),
    nextAttemptAt && t("log.next", { date: formatDateTime(nextAttemptAt) }),
  ];
  return <span className="text-ink-soft text-sm">{words.filter(Boolean).join(" · ")}</span>;
}
