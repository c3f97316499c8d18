import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { PictureProblem } from "#client/picture-problem.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { Tile } from "./use-pictures.ts";

type Props = {
  tile: Tile;
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
};

/** One picture: position, upload progress, actions. */
export function PictureTile({ tile, at, total, onMove, onRemove, onRetry }: Props) {
  const { t } = useTranslation("listings");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: tile.key });
  const n = at + 1;
  const isOnItsWay = !tile.url && !tile.problem;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      className={cn(
        "grid content-start gap-2 rounded-leaf border border-line bg-surface p-2",
        isDragging && "relative z-10 shadow-float",
        tile.problem && "border-danger-ink",
      )}
    >
      <div className="relative aspect-square overflow-hidden rounded-leaf-sm bg-sunken">
        <img
          src={tile.preview}
          alt={t("pictures.alt", { n, total })}
          className={cn("size-full object-cover", !tile.url && "opacity-50")}
        />
        {at === 0 && tile.url && (
          <span className="absolute bottom-0 left-0 rounded-tr-leaf-sm bg-ink px-2.5 py-1 font-semibold text-paper text-xs">
            {t("pictures.first")}
          </span>
        )}
        <IconButton
          ref={setActivatorNodeRef}
          label={t("pictures.drag", { n })}
          variant="veil"
          size="sm"
          className="absolute top-1.5 left-1.5 cursor-grab touch-none active:cursor-grabbing"
          {...attributes}
          {...listeners}
        >
          <Icon name="grip-vertical" />
        </IconButton>
        <IconButton
          label={t("pictures.remove", { n })}
          variant="veil"
          size="sm"
          className="absolute top-1.5 right-1.5"
          onClick={onRemove}
        >
          <Icon name="x" />
        </IconButton>
      </div>
      {isOnItsWay && (
        <ProgressBar
          label={t("pictures.sending", { n })}
          hideLabel
          value={Math.round(tile.progress * 100)}
          valueText={`${Math.round(tile.progress * 100)}%`}
        />
      )}
      {tile.problem && (
        <div className="grid gap-2">
          <p role="alert" className="text-danger-ink text-sm">
            <span className="break-all font-semibold">{tile.name}</span>: <Problem problem={tile.problem} />
          </p>
          {tile.problem === "failed" && (
            <IconButton label={t("pictures.retry", { n })} variant="outline" size="sm" onClick={onRetry}>
              <Icon name="rotate-cw" />
            </IconButton>
          )}
        </div>
      )}
      {tile.url && total > 1 && (
        <div className="flex justify-between">
          <IconButton
            label={t("pictures.earlier", { n })}
            size="sm"
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="arrow-left" />
          </IconButton>
          <IconButton
            label={t("pictures.later", { n })}
            size="sm"
            disabled={at === total - 1}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="arrow-right" />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function Problem({ problem }: { problem: PictureProblem }) {
  const { t } = useTranslation("errors");
  const { t: tListing } = useTranslation("listings");
  return problem === "failed" ? tListing("pictures.failed") : t(problem);
}
