import { cn } from "#ui/class-names.ts";
import { Picture } from "#ui/picture.tsx";

type VendorMarkProps = { name: string; logoUrl: string | null; className?: string };

/** The vendor's logo, else its initial. Decorative: the name is beside it. */
export function VendorMark({ name, logoUrl, className }: VendorMarkProps) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        "grid shrink-0 place-items-center overflow-hidden rounded-leaf bg-leaf-wash font-display font-semibold text-leaf-ink text-title",
        className,
      )}
    >
      {logoUrl ? (
        <Picture src={logoUrl} alt="" sizes="7rem" width={320} height={320} />
      ) : (
        name.trim().charAt(0).toLocaleUpperCase()
      )}
    </div>
  );
}
