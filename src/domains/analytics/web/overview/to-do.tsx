import type { ReactNode } from "react";
import { Link } from "react-router";
import type { VendorOverview } from "#domains/analytics/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";

type Task = {
  key: string;
  tone: "urgent" | "plain";
  icon: ReactNode;
  title: string;
  text: string;
  to: string;
};

const washes = {
  urgent: "bg-warning-wash text-warning-ink",
  plain: "bg-neutral-wash text-neutral-ink",
} as const;

/** The vendor's open tasks, most urgent first, each with a link. */
export function ToDo({ overview }: { overview: VendorOverview }) {
  const { t } = useTranslation("analytics");
  const tasks = useTasks(overview);
  return (
    <Card tone="lifted">
      <CardTitle>{t("todo.title")}</CardTitle>
      {tasks.length === 0 ? (
        <div className="my-auto grid justify-items-center gap-1 py-8 text-center">
          <span className="mb-2 grid size-12 place-items-center rounded-full bg-leaf-wash text-leaf-ink">
            <Icon name="check" className="size-6" />
          </span>
          <p className="font-semibold">{t("todo.nothing")}</p>
          <p className="text-ink-soft text-sm">{t("todo.nothingText")}</p>
        </div>
      ) : (
        <ul className="-mx-2 mt-3 grid gap-1">
          {tasks.map(({ key, tone, icon, title, text, to }) => (
            <li key={key}>
              <Link
                to={to}
                className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-leaf-sm p-2 no-underline transition-colors hover:bg-ink/5"
              >
                <span
                  aria-hidden="true"
                  className={cn("grid size-10 place-items-center rounded-full [&_svg]:size-5", washes[tone])}
                >
                  {icon}
                </span>
                <span>
                  <span className="block font-semibold leading-snug group-hover:text-cherry-ink">
                    {title}
                  </span>
                  <span className="block text-ink-soft text-sm">{text}</span>
                </span>
                <Icon name="chevron-right" className="size-5 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A plan's end is announced this many days before, unless the plan is renewed then. */
const soonDays = 30;

function useTasks({ parcelsToShip, lateParcels, products, plan, canBePaidOut }: VendorOverview): Task[] {
  const { t } = useTranslation("analytics");
  const task = (isDue: boolean, what: Task): Task[] => (isDue ? [what] : []);
  const { rejected, soldOut, lowStock, waiting } = products;
  const { daysLeft, expiresAt, isRenewed } = plan;
  return [
    ...task(parcelsToShip > 0, {
      key: "ship",
      tone: "urgent",
      icon: <Icon name="truck" />,
      title: t("todo.ship", { count: parcelsToShip }),
      text: lateParcels > 0 ? t("todo.late", { count: lateParcels }) : t("todo.shipText"),
      to: lateParcels > 0 ? "?tab=orders&filter=late" : "?tab=orders",
    }),
    ...task(!isRenewed && daysLeft !== null && daysLeft <= soonDays, {
      key: "plan",
      tone: "urgent",
      icon: <Icon name="circle-exclamation-point" />,
      title: t(daysLeft !== null && daysLeft < 0 ? "todo.planEnded" : "todo.planEnds", {
        date: expiresAt ? formatDate(expiresAt) : "",
      }),
      text: t("todo.planText"),
      to: "?tab=subscription",
    }),
    ...task(rejected > 0, {
      key: "rejected",
      tone: "urgent",
      icon: <Icon name="undo-2" />,
      title: t("todo.rejected", { count: rejected }),
      text: t("todo.rejectedText"),
      to: "?tab=products&state=rejected",
    }),
    ...task(!canBePaidOut, {
      key: "payouts",
      tone: "urgent",
      icon: <Icon name="wallet" />,
      title: t("todo.payouts"),
      text: t("todo.payoutsText"),
      to: "?tab=money",
    }),
    ...task(soldOut > 0, {
      key: "soldOut",
      tone: "plain",
      icon: <Icon name="package-x" />,
      title: t("todo.soldOut", { count: soldOut }),
      text: t("todo.soldOutText"),
      to: "?tab=products&sort=stock",
    }),
    ...task(lowStock > 0, {
      key: "low",
      tone: "plain",
      icon: <Icon name="package-x" />,
      title: t("todo.low", { count: lowStock }),
      text: t("todo.lowText"),
      to: "?tab=products&sort=stock",
    }),
    ...task(waiting > 0, {
      key: "waiting",
      tone: "plain",
      icon: <Icon name="clock" />,
      title: t("todo.waiting", { count: waiting }),
      text: t("todo.waitingText"),
      to: "?tab=products&state=waiting",
    }),
  ];
}
