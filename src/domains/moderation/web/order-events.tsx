import type { OrderRecords } from "#domains/moderation/order-record-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Icon } from "#ui/icon.tsx";

type Event = OrderRecords["events"][number];
const icons = { parcel: "truck", provider: "credit-card", action: "shield-check" } as const;

/** What happened to an order, the latest first: its parcels' steps, the card provider's events, administrators' actions. */
export function OrderEvents({ events }: { events: Event[] }) {
  const textOf = useEventText();
  return (
    <ol className="grid gap-3 text-sm">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events may be of the same moment and kind
        <li key={`${event.at}-${index}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon name={icons[event.kind]} className="mt-0.5 size-4 text-leaf-ink" />
          <span className="break-words">{textOf(event)}</span>
          <span className="col-start-2 text-ink-soft text-xs">
            {formatDateTime(event.at)}
            {event.who && ` · ${event.who}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function useEventText(): (event: Event) => string {
  const { t } = useTranslation("orderRecords");
  const { t: tOrders } = useTranslation("orders");
  const { t: tSecurity } = useTranslation("security");
  return ({ status, type, action }) =>
    action
      ? tSecurity(`actions.${action}` as "actions.parcel.refund")
      : status
        ? t("events.parcel", { status: tOrders(`status.${status}` as "status.shipped") })
        : t("events.provider", { type: type ?? "" });
}
