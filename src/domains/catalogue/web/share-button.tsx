import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";

/** The device's own sharing where it has one, else the link into the clipboard. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation("catalogue");
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    try {
      if (navigator.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      notify.success(t("product.linkCopied"));
    } catch (error) {
      // Closing the sheet without sharing is no failure.
      if ((error as Error).name !== "AbortError") notify.destructive(t("product.shareFailed"));
    }
  };
  return (
    <Button variant="ghost" onClick={() => void share()} className="rounded-full">
      <Share2 aria-hidden="true" />
      {t("product.share")}
    </Button>
  );
}
