import { useEffect, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/notify.ts";

const shownMilliseconds = 2_000;

/** Copies a text to the clipboard and confirms it for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation("auth");
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.destructive(t("security.copyFailedTitle"), t("security.copyFailedText"));
    }
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {isCopied ? <Icon name="check" /> : <Icon name="copy" />}
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t("security.copied")}
      </span>
    </>
  );
}
