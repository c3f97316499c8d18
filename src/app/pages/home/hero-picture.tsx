const widths = [640, 960, 1600];
const phoneWidths = [840, 1040];
const srcSet = (format: string) =>
  widths.map((width) => `/pictures/hero-${width}.${format} ${width}w`).join(", ");
/** Only the part visible on a phone. */
const phoneSrcSet = (format: string) =>
  phoneWidths.map((width) => `/pictures/hero-phone-${width}.${format} ${width}w`).join(", ");

/** Covers the hero behind its words; darker there. Decorative. */
export function HeroPicture() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10">
      <picture className="contents">
        {["avif", "webp"].map((format) => (
          <source
            key={format}
            media="(width < 30rem)"
            type={`image/${format}`}
            srcSet={phoneSrcSet(format)}
            sizes="30rem"
          />
        ))}
        <source type="image/avif" srcSet={srcSet("avif")} sizes="max(100vw, 60rem)" />
        <source type="image/webp" srcSet={srcSet("webp")} sizes="max(100vw, 60rem)" />
        <img
          src="/pictures/hero-960.webp"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className="size-full object-cover object-[72%_50%] max-sm:h-[26rem] sm:object-[80%_60%]"
        />
      </picture>
      <div className="absolute inset-0 bg-[linear-gradient(to_top,#2a1912_36%,#2a1912b8_56%,#2a19128f_72%,#2a191200_90%)] sm:hidden" />
      <div className="absolute inset-0 hidden bg-[linear-gradient(100deg,#2a1912e6_18%,#2a191288_52%,#2a191200_78%)] sm:block" />
    </div>
  );
}
