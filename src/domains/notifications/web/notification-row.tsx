import { Link } from "react-router";
import type { NotificationView } from "#domains/notifications/contract.ts";
import { ruleOf, type Topic } from "#domains/notifications/notification-kinds.ts";
import { textValues } from "#domains/notifications/notification-values.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { clockOf } from "./notification-days.ts";

const icons: Record<Topic, IconName> = {
  orders: "package",
  messages: "message-circle",
  backInStock: "heart",
  priceDrop: "percent",
  reviews: "star",
  sales: "store",
  decisions: "badge-check",
  payouts: "hand-coins",
  plan: "crown",
  team: "users-round",
  administration: "shield-check",
};

/** A notification as a link to what it is about; an unread one has a dot, and says so. */
export function NotificationRow({ item, onFollow }: { item: NotificationView; onFollow: () => void }) {
  const { t } = useTranslation("notifications");
  const values = textValues(item.params, item.count);
  return (
    <li>
      <Link
        to={item.link}
        onClick={onFollow}
        className={cn(
          "flex min-h-14 items-start gap-3 rounded-leaf-sm px-2 py-2.5 no-underline hover:bg-ink/8",
          !item.isRead && "bg-leaf-wash",
        )}
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-leaf-ink">
          <Icon name={icons[ruleOf(item.kind).topic]} className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className={cn("wrap-anywhere block leading-snug", !item.isRead && "font-semibold")}>
            {!item.isRead && <span className="sr-only">{t("unread")}: </span>}
            {t(`kinds.${item.kind}.title`, values)}
          </span>
          <span className="wrap-anywhere block text-ink-soft text-sm">
            {t(`kinds.${item.kind}.text`, values)}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-2 pt-0.5 text-ink-soft text-xs">
          <time dateTime={item.createdAt} className="figures">
            {clockOf(item.createdAt)}
          </time>
          <span
            aria-hidden="true"
            className={cn("size-2 rounded-full", item.isRead ? "bg-transparent" : "bg-cherry")}
          />
        </span>
      </Link>
    </li>
  );
}
