import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { rememberDestination } from "./destination-store.ts";
import { useDestinationCountry } from "./use-destination.ts";

type DestinationChoiceProps = {
  children: ReactNode;
  /** What the button says aloud; its text is a part of it. */
  label: string;
};

/** Changes the destination in place: a button that becomes a list of countries, until that is left. */
export function DestinationChoice({ children, label }: DestinationChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const isLeft = useRef(false);
  if (isOpen) return <CountryList onLeave={() => setOpen(false)} onEscape={() => (isLeft.current = true)} />;
  return (
    <Button
      variant="link"
      size="sm"
      // Left by Escape, the focus comes back to the button.
      ref={(button) => {
        if (isLeft.current) button?.focus();
        isLeft.current = false;
      }}
      aria-label={label}
      onClick={() => setOpen(true)}
    >
      {children}
    </Button>
  );
}

type CountryListProps = { onLeave: () => void; onEscape: () => void };

function CountryList({ onLeave, onEscape }: CountryListProps) {
  const { t, i18n } = useTranslation("cart");
  const country = useDestinationCountry();
  const names = i18n.getResourceBundle(i18n.language, "countries") as Record<string, string>;
  const { compare } = new Intl.Collator(i18n.language);
  return (
    <Select
      wrapperClassName="max-w-64"
      className="min-h-9 py-1"
      aria-label={t("destination.country")}
      autoComplete="shipping country"
      value={country ?? ""}
      ref={(list) => list?.focus()}
      onChange={({ target }) => rememberDestination({ country: target.value, state: null })}
      // The arrow keys pass over many countries: the list stays until it is left.
      onBlur={onLeave}
      onKeyDown={({ key }) => {
        if (key !== "Escape" && key !== "Enter") return;
        onEscape();
        onLeave();
      }}
    >
      {!country && <option value="">{t("destination.choose")}</option>}
      {Object.entries(names)
        .sort(([, a], [, b]) => compare(a, b))
        .map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </Select>
  );
}
