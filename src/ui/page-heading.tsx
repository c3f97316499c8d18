import type { ReactNode, Ref } from "react";
import { cn } from "./class-names.ts";

export type PageHeadingProps = {
  title: ReactNode;
  /** A short line above: the section. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Buttons on the right. */
  actions?: ReactNode;
  /** display: for home and other front pages; tool: for a page that one works in. */
  size?: "tool" | "title" | "display";
  align?: "start" | "center";
  ref?: Ref<HTMLHeadingElement>;
  className?: string;
};

const sizes = { tool: "text-heading", title: "text-title", display: "text-display" } as const;

/** The page's only h1. It takes the focus after navigation (id "page-title", tabIndex -1). */
export function PageHeading(props: PageHeadingProps) {
  const { title, eyebrow, lead, actions, size = "title", align = "start", ref, className } = props;
  const centred = align === "center";
  return (
    <div
      className={cn(
        "flex flex-wrap items-end gap-x-8 gap-y-5",
        centred ? "flex-col items-center text-center" : "justify-between",
        className,
      )}
    >
      <div className={cn("min-w-0", size === "display" ? "max-w-4xl" : "max-w-3xl")}>
        {eyebrow && (
          <p
            className={cn(
              "mb-3 flex items-center gap-2.5 font-semibold text-leaf-ink text-sm",
              centred && "justify-center",
            )}
          >
            <Seam />
            {eyebrow}
          </p>
        )}
        <h1 ref={ref} id="page-title" tabIndex={-1} className={cn("font-display font-semibold", sizes[size])}>
          {title}
        </h1>
        {lead && (
          <p
            className={cn(
              "max-w-2xl text-ink-soft",
              size === "tool" ? "mt-1 text-sm" : "mt-4 text-lead",
              centred && "mx-auto",
            )}
          >
            {lead}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  );
}

/** The seam of a coffee bean, horizontal. */
function Seam() {
  return (
    <svg
      viewBox="0 0 28 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className="h-2.5 w-7"
    >
      <path d="M2 7c5-7 8-5 12-2s7 5 12-2" />
    </svg>
  );
}
