import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Price } from "#ui/price.tsx";
import "./product-buy-bar.css";

type ProductBuyBarProps = {
  name: string;
  priceCents: number;
  /** The page's own button; while it can be seen the bar stays away. */
  button: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
};

/** On small screens the price and the button stay within the thumb's reach, above the bottom bar. */
export function ProductBuyBar({ name, priceCents, button, onAdd }: ProductBuyBarProps) {
  const { t } = useTranslation("cart");
  const bar = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(button, bar);
  if (isSeen) return null;
  return (
    <div
      id="buy-bar"
      ref={bar}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex h-17 animate-fade-in items-center gap-4 border-line border-t bg-surface px-4 md:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm">{name}</span>
        <Price cents={priceCents} className="font-display text-lg" />
      </p>
      <Button onClick={onAdd}>
        {t("add")}
        <span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}

/** Whether the button stands in the window; until the code is there, as if it did not. Takes the focus over from the bar that goes. */
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
