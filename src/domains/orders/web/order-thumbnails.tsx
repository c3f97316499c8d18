import { Picture } from "#ui/picture.tsx";

const shownAtMost = 4;

/** The first products of an order as pictures; the words beside them say the same. */
export function OrderThumbnails({ lines }: { lines: readonly { productId: string; imageUrl: string }[] }) {
  const hidden = lines.length - shownAtMost;
  return (
    <div aria-hidden="true" className="flex gap-2">
      {lines.slice(0, shownAtMost).map((line, index) => (
        <span
          key={line.productId}
          className="relative size-16 shrink-0 overflow-hidden rounded-leaf-sm sm:size-18"
        >
          <Picture src={line.imageUrl} alt="" sizes="72px" width={72} height={72} />
          {hidden > 0 && index === shownAtMost - 1 && (
            <span className="absolute inset-0 grid place-items-center bg-scrim font-semibold text-on-cherry">
              +{hidden}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
