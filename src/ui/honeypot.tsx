import type { Ref } from "react";
import { useTranslation } from "#i18n/use-translation.ts";

/** A field that no person sees or reaches: what fills it in is a program. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { t } = useTranslation("ui");
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {t("honeypot")}
        <input ref={ref} name="reference_code" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
