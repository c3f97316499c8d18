import type { ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "#ui/class-names.ts";
import { CountBadge } from "#ui/count-badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type IconLinkProps = { to: string; label: string; count: number; icon: ReactNode; className?: string };

/** An icon of the header with its number; the label includes both. */
export function IconLink({ to, label, count, icon, className }: IconLinkProps) {
  return (
    <IconButton asChild label={label} className={cn("inline-grid", className)}>
      <Link to={to} prefetch="intent">
        {icon}
        <CountBadge count={count} className="absolute top-0.5 left-5.5" />
      </Link>
    </IconButton>
  );
}
