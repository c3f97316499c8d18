import { useTranslation } from "react-i18next";

const widths = [800, 1600];
const srcSet = (format: string) =>
  widths.map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(", ");

/** The largest picture of the shop's first view. */
export function HeroPicture() {
  const { t } = useTranslation();
  return (
    <div className="relative overflow-hidden rounded-leaf-lg bg-sunken shadow-float max-lg:aspect-[16/10] lg:aspect-[5/5.2]">
      <picture className="contents">
        <source type="image/avif" srcSet={srcSet("avif")} sizes="(min-width: 64rem) 46vw, 100vw" />
        <img
          src="/pictures/hero-1600.webp"
          alt={t("home.heroAlt")}
          width={1600}
          height={1600}
          fetchPriority="high"
          className="size-full object-cover"
        />
      </picture>
    </div>
  );
}
