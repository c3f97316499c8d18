import { Picture } from "#ui/picture.tsx";

/** A product's name beside its first picture, for a row. */
export function NamedPicture({ name, imageUrl }: { name: string; imageUrl: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <span className="size-7 shrink-0 overflow-hidden rounded-leaf-sm bg-sunken">
        <Picture src={imageUrl} alt="" sizes="2rem" width={96} height={96} />
      </span>
      <span className="max-w-72 truncate md:max-w-40">{name}</span>
    </span>
  );
}
