import { useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { notify } from "#ui/notify.ts";

type ShareDialogProps = { title: string; url: string; onClose: () => void };

/** What to do with a link on a device without sharing: copy it, or send it. */
export function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const { t } = useTranslation("catalogue");
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      notify.success(t("share.copied"), { id: "share" });
    } catch {
      // Without permission it can still be selected and copied by hand.
      notify.destructive(t("share.failed"), t("share.byHand"), { id: "share" });
    }
  };
  const words = encodeURIComponent(`${title} ${url}`);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="sm" title={t("share.title")}>
      <Field label={t("share.link")} hint={title}>
        <Input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="mt-5 grid gap-3">
        <Button onClick={() => void copy()}>
          {isCopied ? <Icon name="check" /> : <Icon name="copy" />}
          {t(isCopied ? "share.copied" : "share.copy")}
        </Button>
        <div className="grid grid-cols-2 gap-3">
          <Button asChild variant="secondary">
            <a href={`https://wa.me/?text=${words}`} target="_blank" rel="noopener noreferrer">
              <Icon name="message-circle" />
              {t("share.whatsapp")}
              <span className="sr-only">({t("share.newTab")})</span>
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>
              <Icon name="mail" />
              {t("share.mail")}
            </a>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
