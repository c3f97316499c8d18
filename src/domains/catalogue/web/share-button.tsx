import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";
import { usePress } from "#ui/presses.tsx";

const loadDialog = () => import("./share-dialog.tsx");
type ShareDialog = Awaited<ReturnType<typeof loadDialog>>["ShareDialog"];

type ShareButtonProps = {
  /** The link's title when shared. */
  title: string;
  /** A path of this site. */
  path: string;
};

/** The device's own sharing if available, else our dialog, loaded on the first intent to share. */
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
  const press = usePress("share", () => void share());
  return (
    <>
      <Button {...press} variant="ghost" onPointerEnter={preload} onFocus={preload} className="rounded-full">
        <Icon name="share-2" />
        {t("share.action")}
      </Button>
      {Dialog && (
        <Dialog title={title} url={`${window.location.origin}${path}`} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** False if the device has no sharing of its own, or refuses. Cancelling is not a failure. */
async function shareNatively(title: string, url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
  } catch (error) {
    return (error as Error).name === "AbortError";
  }
  return true;
}
