import { type ReactNode, useState } from "react";
import { useLatePart } from "#client/use-late-part.ts";
import { Button } from "#ui/button.tsx";
import type { CountryListProps } from "./country-list.tsx";

type DestinationChoiceProps = {
  children: ReactNode;
  /** What the button says aloud; its text is a part of it. */
  label: string;
};

const loadList = async () => (await import("./country-list.tsx")).CountryList;

/** Changes the destination in place: a button that becomes a list of countries, until that is left. */
export function DestinationChoice({ children, label }: DestinationChoiceProps) {
  const [state, setState] = useState<"closed" | "open" | "left">("closed");
  const [List, wantList] = useLatePart<CountryListProps>(loadList);
  if (state === "open" && List) return <List onLeave={(isByKey) => setState(isByKey ? "left" : "closed")} />;
  return (
    <Button
      variant="link"
      size="sm"
      // Left by a key, the focus comes back to it.
      autoFocus={state === "left"}
      aria-label={label}
      onPointerEnter={wantList}
      onFocus={wantList}
      onClick={() => {
        wantList();
        setState("open");
      }}
    >
      {children}
    </Button>
  );
}
