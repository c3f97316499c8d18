import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { href, Link, useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { useChange } from "#client/use-change.ts";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { EffectButton } from "./effect-button.tsx";
import { FeaturedCard } from "./featured-card.tsx";
import { PromotionDialog } from "./promotion-dialog.tsx";
import { PromotionList } from "./promotion-list.tsx";
import { myPromotionsInput, readPromotionsAddress } from "./promotions-address.ts";

/** The vendor's tab 'Promotions': its own codes and discounts, and its featured products. */
export function VendorPromotions() {
  const { t } = useTranslation("promotionsManage");
  const session = useSession();
  const [params] = useSearchParams();
  const queryClient = useQueryClient();
  const address = readPromotionsAddress(params);
  const { data, isError, refetch } = useQuery({
    ...queries.promotions.listMyPromotions.queryOptions({ input: myPromotionsInput(address) }),
    placeholderData: keepPreviousData,
  });
  const isLocked = session?.vendor?.planType === "freemium";
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-label={t("title")}>
        <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
          <p className="max-w-prose text-ink-soft">{t("lead.vendor")}</p>
          {!isLocked && (
            <PromotionDialog
              isPlatform={false}
              onCreate={async (draft) => {
                const made = await api.promotions.createPromotion(draft);
                await queryClient.invalidateQueries({ queryKey: queries.promotions.key() });
                return made;
              }}
            />
          )}
        </div>
        {isLocked ? (
          <EmptyState
            title={t("locked.title")}
            text={t("locked.text")}
            action={
              <Button asChild variant="secondary">
                <Link to={href("/vendor-subscription")}>{t("locked.button")}</Link>
              </Button>
            }
          />
        ) : (
          <PromotionList
            address={address}
            data={data}
            isError={isError}
            onRetry={() => void refetch()}
            hasOwner={false}
            actions={(promotion) => (
              <>
                <EffectButton promotion={promotion} />
                <OwnMoves promotion={promotion} />
              </>
            )}
          />
        )}
      </section>
      <FeaturedCard />
    </div>
  );
}

function OwnMoves({ promotion: { id: promotionId, name, phase } }: { promotion: PromotionView }) {
  const { t } = useTranslation("promotionsManage");
  const moved = useChange(queries.promotions.key());
  const toggle = phase === "paused" ? "resume" : "pause";
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t(`moveNames.${toggle}`, { name })}
        onClick={() =>
          void moved(() => api.promotions.movePromotion({ promotionId, move: toggle }), t(`moved.${toggle}`))
        }
      >
        {t(`moves.${toggle}`)}
      </Button>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" aria-label={t("moveNames.end", { name })}>
            {t("moves.end")}
          </Button>
        }
        title={t("endQuestion")}
        description={t("endText")}
        confirmLabel={t("moves.end")}
        onConfirm={async () => {
          await moved(() => api.promotions.movePromotion({ promotionId, move: "end" }), t("moved.end"));
        }}
      />
    </>
  );
}
