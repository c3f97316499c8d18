import type { ReactNode } from "react";
import { useHydrated } from "#client/use-hydrated.ts";
import { Card } from "#ui/card.tsx";

/** A group of fields under its heading. They open with the page's code: what is typed before it would be overwritten by it. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <Card asChild padding="md">
      <fieldset disabled={!isHydrated}>
        <legend className="float-left mb-5 w-full font-display font-semibold text-heading">{title}</legend>
        <div className="clear-both grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
      </fieldset>
    </Card>
  );
}
