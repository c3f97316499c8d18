import { useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { contentId } from "./skip-link.tsx";

const threshold = 300;

/** Appears once the page is scrolled more than 300 px. */
export function BackToTop() {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > threshold);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!shown) return null;
  return (
    <div className="fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] z-30 animate-rise-in sm:right-6 sm:bottom-[calc(var(--bottom-bar)+1.5rem)]">
      <IconButton
        label={t("backToTop")}
        tooltipSide="left"
        variant="outline"
        onClick={toTop}
        className="shadow-lift"
      >
        <Icon name="arrow-up" />
      </IconButton>
    </div>
  );
}

function toTop() {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
  // The button is about to disappear; the focus continues at the page's start.
  document.getElementById(contentId)?.focus({ preventScroll: true });
}
