import { type ReactNode, useId } from "react";

/** A part of the market's figures under its heading. */
export function MarketSection({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div>
        <h3 id={id} className="font-display font-semibold text-heading">
          {title}
        </h3>
        {about && <p className="mt-1 max-w-prose text-ink-soft text-sm">{about}</p>}
      </div>
      {children}
    </section>
  );
}
