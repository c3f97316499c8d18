import { useTranslation } from "#i18n/use-translation.ts";

const addressOf = (id: string, width: number, format: "avif" | "webp") =>
  `/storage/v1/problems/pictures/${id}-${width}.${format}`;

type Props = { pictures: readonly { id: string; width: number; height: number }[]; author: string };

/** The pictures of a step, each a link to its large version. Only the two sides and administrators may fetch them. */
export function ProblemPictures({ pictures, author }: Props) {
  const { t } = useTranslation("problems");
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ id, width, height }, index) => (
        <li key={id}>
          <a
            href={addressOf(id, 1_000, "webp")}
            target="_blank"
            rel="noreferrer"
            className="block size-20 overflow-hidden rounded-leaf-sm bg-sunken"
          >
            <picture>
              <source type="image/avif" srcSet={addressOf(id, 240, "avif")} />
              <img
                src={addressOf(id, 240, "webp")}
                alt={t("picture", { n: index + 1, name: author })}
                width={width}
                height={height}
                loading="lazy"
                className="size-full object-cover"
              />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  );
}
