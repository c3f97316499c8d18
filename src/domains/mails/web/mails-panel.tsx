import { useSearchParams } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Chip } from "#ui/chip.tsx";
import { MailKinds } from "./mail-kinds.tsx";
import { mailsPath, readMailsAddress } from "./mails-address.ts";
import { Outbox } from "./outbox.tsx";
import { SuppressedAddresses } from "./suppressed-addresses.tsx";

/** The administrators' tab 'Emails': what was sent, what each kind looks like, and which addresses get nothing. */
export function MailsPanel() {
  const { t } = useTranslation("mails");
  const [params] = useSearchParams();
  const address = readMailsAddress(params);
  return (
    <div className="grid grid-cols-1 gap-6">
      <nav aria-label={t("views.label")} className="flex flex-wrap gap-2">
        {(["outbox", "kinds", "suppressed"] as const).map((view) => (
          <Chip
            key={view}
            label={t(`views.${view}`)}
            to={mailsPath({ view })}
            className={address.view === view ? "border-ink bg-ink text-paper" : undefined}
          />
        ))}
      </nav>
      {address.view === "outbox" && <Outbox address={address} />}
      {address.view === "kinds" && <MailKinds />}
      {address.view === "suppressed" && <SuppressedAddresses />}
    </div>
  );
}
