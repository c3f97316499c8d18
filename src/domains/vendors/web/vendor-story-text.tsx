import { useId, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";

/** On a wide screen these are few lines. */
const fitsWideScreens = 450;

type VendorStoryTextProps = {
  language: string;
  text: string;
  /** Up to this many characters it is shown in full. */
  shortEnough: number;
};

/** The vendor's own words; a long story is collapsed. */
export function VendorStoryText({ language, text, shortEnough }: VendorStoryTextProps) {
  const { t } = useTranslation("vendors");
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const isLong = text.length > shortEnough;
  const fitsWide = text.length <= fitsWideScreens;
  return (
    <>
      <p
        id={id}
        lang={language}
        className={cn(
          "wrap-anywhere mt-4 max-w-prose whitespace-pre-line",
          isLong && !isWhole && "line-clamp-3",
          fitsWide && "lg:line-clamp-none",
        )}
      >
        {text}
      </p>
      {isLong && (
        <Button
          variant="link"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className={cn("mt-1", fitsWide && "lg:hidden")}
        >
          {t(isWhole ? "stall.readLess" : "stall.readMore")}
        </Button>
      )}
    </>
  );
}
