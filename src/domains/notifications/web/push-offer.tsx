import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import "#i18n/signed-in-words.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { usePush } from "./use-push.ts";

const storageKey = "push-offer-declined";

export type PushOfferProps = { about?: "everything" | "order"; className?: string };

/** Offers notifications on this device, where the browser can and the user has not declined. The browser asks only after that. */
export function PushOffer({ about = "everything", className }: PushOfferProps) {
  const { t } = useTranslation("notifications");
  const { state, isBusy, turnOn } = usePush();
  const [isDeclined, setDeclined] = useState(readDeclined);
  const [isWanted, setWanted] = useState(false);
  const isDenied = state === "denied" && isWanted;
  if (isDeclined || !(state === "off" || isDenied || (state === "on" && isWanted))) return null;
  const [title, text] =
    about === "order" ? (["orderTitle", "orderText"] as const) : (["title", "text"] as const);
  const decline = () => {
    setDeclined(true);
    try {
      localStorage.setItem(storageKey, "true");
    } catch {
      // It is offered again on the next page.
    }
  };
  return (
    <aside
      aria-label={t(`push.${title}`)}
      className={cn("flex gap-3 rounded-leaf bg-sunken p-4 text-left", className)}
    >
      <Icon name="bell" className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold">{t(`push.${title}`)}</p>
        <p role="status" className="text-ink-soft text-sm">
          {state === "on" ? t("push.on") : t(isDenied ? "push.denied" : `push.${text}`)}
        </p>
        {state === "off" && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="sm"
              loading={isBusy}
              loadingLabel={t("push.turningOn")}
              onClick={() => {
                setWanted(true);
                turnOn();
              }}
            >
              {t("push.turnOn")}
            </Button>
            <Button size="sm" variant="ghost" onClick={decline}>
              {t("push.notNow")}
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}

function readDeclined(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
