/** Each screen has its own part of the picture: phones and tablets the bag and the cup alone. */
const parts = [
  { name: "hero-phone", widths: [720, 1040], media: "(width < 40rem)", sizes: "100vw" },
  { name: "hero-tablet", widths: [560, 800], media: "(width < 64rem)", sizes: "50vw" },
  { name: "hero", widths: [960, 1600], media: undefined, sizes: "max(100vw, 60rem)" },
];
const sources = parts.flatMap(({ name, widths, media, sizes }) =>
  ["avif", "webp"].map((format) => ({
    media,
    sizes,
    type: `image/${format}`,
    srcSet: widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(", "),
  })),
);

/**
 * Decorative. On a phone it is above the words, on a tablet beside them, and on larger screens behind them, where it is
 * dark enough to read on: tests/journeys/home.spec.ts measures that.
 */
export function HeroPicture() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 h-(--hero-picture) sm:inset-y-0 sm:left-1/2 sm:h-auto lg:left-0"
    >
      <picture className="contents">
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img
          src="/pictures/hero-960.webp"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className="size-full object-cover sm:object-[20%_60%] lg:object-[45%_60%] xl:object-[80%_60%]"
        />
      </picture>
      <div className="absolute inset-0 bg-[linear-gradient(to_top,#2a1912,#2a191200_40%)] sm:bg-[linear-gradient(to_right,#2a1912,#2a191200_30%)] lg:bg-[linear-gradient(100deg,#2a1912f2_24%,#2a1912bf_48%,#2a191200_70%)]" />
    </div>
  );
}
