import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { offerText } from "../offer-text.ts";
import { type PromotionsAddress, promotionsPath } from "./promotions-address.ts";

type Props = {
  address: PromotionsAddress;
  data: { items: PromotionView[]; next: string | null } | undefined;
  isError: boolean;
  onRetry: () => void;
  /** With the name of who pays. */
  hasOwner: boolean;
  actions: (promotion: PromotionView) => ReactNode;
};

const tones = { planned: "blue", running: "green", paused: "yellow", usedUp: "grey", over: "grey" } as const;

/** Promotions, the latest first, with what each has taken off. */
export function PromotionList({ address, data, isError, onRetry, hasOwner, actions }: Props) {
  const { t } = useTranslation("promotionsManage");
  const { t: tTable } = useTranslation("table");
  if (isError && !data) return <ErrorState onRetry={onRetry} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  if (data.items.length === 0) return <EmptyState title={t("none.title")} text={t("none.text")} />;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {data.items.map((promotion) => (
          <PromotionRow key={promotion.id} promotion={promotion} hasOwner={hasOwner}>
            {promotion.phase !== "over" && actions(promotion)}
          </PromotionRow>
        ))}
      </ul>
      {(address.after || data.next) && (
        <nav aria-label={t("title")} className="mt-4 flex gap-3">
          {address.after && (
            <Button asChild variant="secondary">
              <Link to={promotionsPath({ ...address, after: null })}>{tTable("first")}</Link>
            </Button>
          )}
          {data.next && (
            <Button asChild variant="secondary">
              <Link to={promotionsPath({ ...address, after: data.next })}>{tTable("next")}</Link>
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

function PromotionRow({
  promotion,
  hasOwner,
  children,
}: {
  promotion: PromotionView;
  hasOwner: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("promotionsManage");
  const { t: tOffer } = useTranslation("promotions");
  const { name, code, phase, vendor, usedCount, mostUses, spentCents, budgetCents, endsAt } = promotion;
  const facts: [label: string, value: string][] = [
    [t("columns.code"), code ?? t("byItself")],
    ...(hasOwner ? [[t("columns.owner"), vendor?.companyName ?? "Cafeto"] as [string, string]] : []),
    [
      t("columns.used"),
      mostUses === null ? String(usedCount) : t("ofMost", { used: usedCount, most: mostUses }),
    ],
    [
      t("columns.spent"),
      budgetCents === null
        ? formatUsd(spentCents)
        : t("ofMost", { used: formatUsd(spentCents), most: formatUsd(budgetCents) }),
    ],
    [t("columns.ends"), endsAt ? formatDate(endsAt) : t("noEnd")],
  ];
  return (
    <li className="grid gap-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          <Badge tone={tones[phase]}>{t(`phases.${phase}`)}</Badge>
        </h3>
        <p className="mt-0.5 text-ink-soft text-sm">
          {offerText(tOffer, { ...promotion, isPlatform: vendor === null })}
        </p>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
