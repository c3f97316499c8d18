import type { ReactNode } from "react";
import { cn } from "./class-names.ts";
import { Illustration } from "./illustration.tsx";

export type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a Button or link. */
  action?: ReactNode;
  /** Default: an empty cup. null for none. */
  illustration?: ReactNode;
  headingLevel?: "h1" | "h2" | "h3" | "p";
  className?: string;
};

export function EmptyState({
  title,
  text,
  action,
  illustration = <Illustration name="cup" />,
  headingLevel: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div className={cn("mx-auto grid max-w-md justify-items-center px-4 py-12 text-center", className)}>
      {illustration && <div className="mb-6">{illustration}</div>}
      <Heading className="font-display font-semibold text-heading">{title}</Heading>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
