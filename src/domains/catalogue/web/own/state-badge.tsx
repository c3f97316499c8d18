import { useTranslation } from "react-i18next";
import type { ProductState } from "#domains/catalogue/product-bounds.ts";
import { Badge } from "#ui/badge.tsx";

const tones = { waiting: "yellow", active: "green", inactive: "grey", rejected: "red" } as const;

/** Where a product stands, and whether an edit of it waits or was refused. */
export function StateBadge({
  state,
  revisionState = null,
}: {
  state: ProductState;
  revisionState?: "waiting" | "rejected" | null;
}) {
  const { t } = useTranslation("listing");
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      {revisionState && (
        <Badge tone={revisionState === "waiting" ? "blue" : "red"}>{t(`revision.${revisionState}`)}</Badge>
      )}
    </span>
  );
}
