import { type ReactNode, useId } from "react";

type Props = { title: ReactNode; lead: ReactNode; action?: ReactNode; children: ReactNode };

/** A part of the tab: what it shows and why it matters. */
export function PanelSection({ title, lead, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <h2 id={id} className="font-display font-semibold text-heading">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Rows between lines; what each is about stands first. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-line border-y">{children}</ul>;
}

/** A list that is empty says so, in place of the rows. */
export function NoneYet({ children }: { children: ReactNode }) {
  return <p className="rounded-leaf bg-sunken px-4 py-3 text-ink-soft">{children}</p>;
}
