import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useChange } from "#client/use-change.ts";
import type { PromotionView } from "#domains/promotions/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { EffectButton } from "./effect-button.tsx";
import { PromotionDialog } from "./promotion-dialog.tsx";
import { PromotionList } from "./promotion-list.tsx";
import { promotionsInput, promotionsPath, readPromotionsAddress } from "./promotions-address.ts";

const views = [
  ["all", {}],
  ["running", { phase: "running" }],
  ["planned", { phase: "planned" }],
  ["over", { phase: "over" }],
  ["platform", { owner: "platform" }],
  ["vendors", { owner: "vendors" }],
] as const;

/** The administrators' tab 'Promotions': the platform's own, and all vendors'. */
export function AdminPromotions() {
  const { t } = useTranslation("promotionsManage");
  const [params] = useSearchParams();
  const queryClient = useQueryClient();
  const address = readPromotionsAddress(params);
  const { data, isError, refetch } = useQuery({
    ...queries.promotions.listPromotions.queryOptions({ input: promotionsInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{t("lead.admin")}</p>
        <AdminMay permission="promotions.manage">
          <PromotionDialog
            isPlatform
            onCreate={async (draft) => {
              const made = await api.promotions.createPlatformPromotion(draft);
              await queryClient.invalidateQueries({ queryKey: queries.promotions.key() });
              return made;
            }}
          />
        </AdminMay>
      </div>
      <FilterLinks
        label={t("title")}
        links={views.map(([name, to]) => ({
          name,
          label: t(`views.${name}`),
          to: promotionsPath(to),
          isChosen: promotionsPath(to) === promotionsPath({ phase: address.phase, owner: address.owner }),
        }))}
      />
      <PromotionList
        address={address}
        data={data}
        isError={isError}
        onRetry={() => void refetch()}
        hasOwner
        actions={(promotion) => (
          <AdminMay permission="promotions.manage">
            {promotion.vendor === null && <EffectButton promotion={promotion} />}
            <Moves promotion={promotion} />
          </AdminMay>
        )}
      />
    </section>
  );
}

function Moves({ promotion: { id: promotionId, name, phase } }: { promotion: PromotionView }) {
  const { t } = useTranslation("promotionsManage");
  const moved = useChange(queries.promotions.key());
  return (["end", phase === "paused" ? "resume" : "pause"] as const).toReversed().map((move) => (
    <WordsDialog
      key={move}
      trigger={
        <Button
          size="sm"
          variant={move === "end" ? "ghost" : "secondary"}
          aria-label={t(`moveNames.${move}`, { name })}
        >
          {t(`moves.${move}`)}
        </Button>
      }
      title={t(`moveNames.${move}`, { name })}
      text={move === "end" ? t("endText") : ""}
      label={t("reason")}
      hint=""
      missing={t("reasonWrong")}
      longest={500}
      confirmLabel={t(`moves.${move}`)}
      onConfirm={(reason) =>
        moved(() => api.promotions.movePromotionAsAdmin({ promotionId, move, reason }), t(`moved.${move}`))
      }
    />
  ));
}
