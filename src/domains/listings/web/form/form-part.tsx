import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";

/** A group of fields under its heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card asChild padding="md">
      <fieldset>
        <legend className="float-left mb-5 w-full font-display font-semibold text-heading">{title}</legend>
        <div className="clear-both grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
      </fieldset>
    </Card>
  );
}
