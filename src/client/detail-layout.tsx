import { type ReactNode, type Ref, useId } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { useNameOpened } from "./opened-thing.ts";

type DetailLayoutProps = {
  /** Of the thing; the breadcrumb shows it too. */
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Badges: in which state it is. */
  status?: ReactNode;
  /** What one must know at once, below the title. */
  summary?: ReactNode;
  /** The thing in full: sections, of which `DetailSection` is one. */
  children: ReactNode;
  /** Beside them: what can be done, figures. */
  side?: ReactNode;
  /** Below both: its timeline and what was noted about it. */
  records?: ReactNode;
};

/** The layout of one thing in the workspace: summary, sections, actions, timeline and notes. */
export function DetailLayout(props: DetailLayoutProps) {
  const { title, headingRef, status, summary, children, side, records } = props;
  const id = useId();
  useNameOpened(title);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <div className="grid justify-items-start gap-2">
        <h2
          ref={headingRef}
          id={id}
          tabIndex={-1}
          className="wrap-anywhere font-display font-semibold text-heading"
        >
          {title}
        </h2>
        {status}
        {summary}
      </div>
      {side ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
          <div className="grid min-w-0 grid-cols-1 gap-6">{side}</div>
        </div>
      ) : (
        <div className="grid min-w-0 grid-cols-1 gap-6">{children}</div>
      )}
      {records}
    </section>
  );
}

/** Back to the list, as it was. */
export function BackToList({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild variant="link" className="w-fit">
      <Link to={to}>
        <Icon name="arrow-left" />
        {children}
      </Link>
    </Button>
  );
}

/** One section of a thing. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild className="gap-4">
      <section aria-labelledby={id}>
        <h3 id={id} className="font-semibold text-lg">
          {title}
        </h3>
        {children}
      </section>
    </Card>
  );
}
