import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { cn } from "#ui/class-names.ts";

type DrawerLinkProps = { to: string; icon?: ReactNode; children: ReactNode };

export function DrawerLink({ to, icon, children }: DrawerLinkProps) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className={({ isActive }) =>
          cn(
            "-mx-3 flex min-h-11 items-center gap-3 rounded-leaf-sm px-3 no-underline hover:bg-ink/8 [&_svg]:size-5",
            isActive && "bg-sunken font-semibold",
          )
        }
      >
        {icon}
        {children}
      </NavLink>
    </li>
  );
}
