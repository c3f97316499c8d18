import { useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

type State = "steady" | "lost" | "back";
const gladMs = 4_000;

const banner =
  "flex animate-rise-in items-center gap-3 rounded-leaf bg-espresso px-5 py-3 text-ink shadow-float";

/** A lost connection is said at once and as long as it lasts, not only where something fails for it; then that it is back. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const state = useConnection();
  const icon = state === "lost" ? "wifi-off" : "wifi";
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+1rem)] z-40 flex justify-center px-4"
    >
      {state !== "steady" && (
        <p data-theme="dark" className={banner}>
          <Icon name={icon} className="size-5 shrink-0" />
          {state === "lost" ? t("offline") : t("online")}
        </p>
      )}
    </div>
  );
}

function useConnection(): State {
  const [state, setState] = useState<State>("steady");
  useEffect(() => {
    const onLost = () => setState("lost");
    const onBack = () => setState((before) => (before === "lost" ? "back" : before));
    if (!navigator.onLine) onLost();
    window.addEventListener("offline", onLost);
    window.addEventListener("online", onBack);
    return () => {
      window.removeEventListener("offline", onLost);
      window.removeEventListener("online", onBack);
    };
  }, []);
  useEffect(() => {
    if (state !== "back") return;
    const timer = setTimeout(() => setState("steady"), gladMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
}
