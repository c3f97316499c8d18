import type { ProductState } from "#domains/catalogue/product-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";

const tones = { waiting: "yellow", active: "green", inactive: "grey", rejected: "red" } as const;

/** A product's state, and whether an edit is pending or rejected. */
export function StateBadge({
  state,
  revisionState = null,
  isTakenDown = false,
}: {
  state: ProductState;
  revisionState?: "waiting" | "rejected" | null;
  isTakenDown?: boolean;
}) {
  const { t } = useTranslation("listings");
  return (
    <span className="flex flex-wrap gap-1.5">
      {isTakenDown && <Badge tone="red">{t("takenDown")}</Badge>}
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {revisionState && (
        <Badge tone={revisionState === "waiting" ? "blue" : "red"}>{t(`revision.${revisionState}`)}</Badge>
      )}
    </span>
  );
}
