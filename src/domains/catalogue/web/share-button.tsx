import { Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";

const loadDialog = () => import("./share-dialog.tsx");
type ShareDialog = Awaited<ReturnType<typeof loadDialog>>["ShareDialog"];

type ShareButtonProps = {
  /** What the link is called where it is sent. */
  title: string;
  /** Of this site. */
  path: string;
};

/** The device's own sharing where it has one, else our window, loaded once somebody means to share. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useTranslation("catalogue");
  const [Dialog, setDialog] = useState<ShareDialog | null>(null);
  const preload = () => void loadDialog().catch(() => undefined);
  const share = async () => {
    if (await shareNatively(title, `${window.location.origin}${path}`)) return;
    loadDialog().then(
      ({ ShareDialog }) => setDialog(() => ShareDialog),
      () => notify.destructive(t("share.failed")),
    );
  };
  return (
    <>
      <Button
        variant="ghost"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void share()}
        className="rounded-full"
      >
        <Share2 aria-hidden="true" />
        {t("share.action")}
      </Button>
      {Dialog && (
        <Dialog title={title} url={`${window.location.origin}${path}`} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** False where the device has no sharing of its own, or refuses. Closing it without sharing is no failure. */
async function shareNatively(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
  } catch (error) {
    return (error as Error).name === "AbortError";
  }
  return true;
}
