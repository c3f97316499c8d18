import { type ReactNode, type Ref, useId } from "react";
import { Card, CardTitle } from "#ui/card.tsx";

type SecurityCardProps = {
  title: string;
  lead?: string;
  /** Takes the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One section of the panel, with its heading. */
export function SecurityCard({ title, lead, headingRef, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card asChild className="gap-4">
      <section aria-labelledby={id}>
        <div>
          <CardTitle id={id} ref={headingRef} tabIndex={-1} className="focus:outline-none">
            {title}
          </CardTitle>
          {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
