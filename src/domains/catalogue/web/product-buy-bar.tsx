import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import type { usePress } from "#ui/presses.tsx";
import { Price } from "#ui/price.tsx";
import "./product-buy-bar.css";

type ProductBuyBarProps = {
  name: string;
  /** Of the name. */
  language: string;
  priceCents: number;
  /** The page's own button; while it is visible the bar is hidden. */
  button: RefObject<HTMLButtonElement | null>;
  /** The same press as the page's own button. */
  press: ReturnType<typeof usePress>;
};

/** On small screens the price and the button stay within the thumb's reach, above the bottom bar. */
export function ProductBuyBar({ name, language, priceCents, button, press }: ProductBuyBarProps) {
  const { t } = useTranslation("cart");
  const bar = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(button, bar);
  if (isSeen) return null;
  return (
    <div
      id="buy-bar"
      ref={bar}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] @container z-20 flex h-17 animate-fade-in items-center gap-4 border-line border-t bg-surface px-4 md:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight @max-3xs:hidden">
        <span lang={language} className="block truncate text-sm">
          {name}
        </span>
        <Price cents={priceCents} className="font-display text-lg" />
      </p>
      {/* Where large letters leave no place for both, the price is on the page all the same. */}
      <Button className="@max-3xs:flex-1" {...press}>
        {t("add")}
        <span lang={language} className="sr-only">
          : {name}
        </span>
      </Button>
    </div>
  );
}

/** Whether the button is visible; before hydration, as if not. Takes over the focus when the bar disappears. */
function useIsSeen(button: ProductBuyBarProps["button"], bar: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry!.isIntersecting && bar.current?.contains(document.activeElement))
        button.current?.focus({ preventScroll: true });
      setIsSeen(entry!.isIntersecting);
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button, bar]);
  return isSeen;
}
