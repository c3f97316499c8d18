import { cn } from "#ui/class-names.ts";
import { Picture } from "#ui/picture.tsx";

/** An order's first products in one small square: one, two halves or four quarters. The words beside it say the same. */
export function OrderMosaic({ lines }: { lines: readonly { productId: string; imageUrl: string }[] }) {
  const shown = lines.slice(0, lines.length >= 4 ? 4 : lines.length >= 2 ? 2 : 1);
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-16 shrink-0 gap-0.5 overflow-hidden rounded-leaf-sm sm:size-20",
        shown.length > 1 && "grid-cols-2",
        shown.length > 2 && "grid-rows-2",
      )}
    >
      {shown.map((line) => (
        <span key={line.productId} className="min-h-0 overflow-hidden">
          <Picture src={line.imageUrl} alt="" sizes="80px" width={80} height={80} />
        </span>
      ))}
    </span>
  );
}
