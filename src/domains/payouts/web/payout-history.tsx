import type { Payout } from "#domains/payouts/shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { pageCount } from "#kernel/paging.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { hrefOf, type MoneyPlace } from "./money-place.ts";
import { usePayouts } from "./use-money.ts";

const tones: Record<Payout["state"], BadgeTone> = { started: "blue", paid: "green", failed: "red" };

/** The payouts so far, newest first. */
export function PayoutHistory({ place }: { place: MoneyPlace }) {
  const { t } = useTranslation("payouts");
  const { payouts, retry } = usePayouts(place.payoutsPage);
  return (
    <section aria-labelledby="payouts-title" className="grid grid-cols-1 gap-4">
      <h2 id="payouts-title" className="font-display font-semibold text-heading">
        {t("history.title")}
      </h2>
      <InlineRetry {...retry} />
      {!payouts && !retry.isShown && <SkeletonText lines={4} />}
      {payouts?.total === 0 && (
        <EmptyState
          headingLevel="h3"
          title={t("history.empty")}
          text={t("history.emptyText")}
          className="py-8"
        />
      )}
      {payouts && payouts.items.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {payouts.items.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      {payouts && (
        <Pagination
          label={t("history.pages")}
          page={payouts.page}
          pageCount={pageCount(payouts.total, payouts.pageSize)}
          hrefFor={(payoutsPage) => hrefOf({ ...place, payoutsPage })}
        />
      )}
    </section>
  );
}

/** One payout as its vendor and an administrator see it. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation("payouts");
  const { state, method, note, parcels, amountCents, takenBackCents } = payout;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-4 sm:grid-cols-[9rem_1fr_auto_8rem] sm:gap-x-6">
      <p className="font-semibold sm:font-normal">{formatDate(payout.createdAt)}</p>
      <div className="max-sm:col-start-1 max-sm:row-start-2">
        <p>{t(`history.${method}`)}</p>
        <p className="text-ink-soft text-sm">
          {state === "failed"
            ? t("history.failedText")
            : [
                parcels > 0 && t("history.parcels", { count: parcels }),
                note && t("history.reference", { note }),
                takenBackCents > 0 && t("history.takenBack", { amount: formatUsd(takenBackCents) }),
              ]
                .filter(Boolean)
                .join(" · ")}
        </p>
      </div>
      <Badge tone={tones[state]} className="justify-self-end max-sm:col-start-2 max-sm:row-start-2">
        <span className="sr-only">{t("history.stateLabel")}: </span>
        {t(`history.states.${state}`)}
      </Badge>
      <p className="figures text-right font-semibold max-sm:col-start-2 max-sm:row-start-1">
        {formatUsd(amountCents)}
      </p>
    </li>
  );
}
