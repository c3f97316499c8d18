import type { ReactNode } from "react";

/** A panel's purpose, and its main action. */
export function PanelHeading({ title, lead, actions }: { title: string; lead: string; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="grid max-w-2xl gap-2">
        <h2 className="font-display font-semibold text-heading">{title}</h2>
        <p className="text-ink-soft">{lead}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
