import { Link } from "react-router";
import { cn } from "#ui/class-names.ts";

type ChoiceLinksProps = {
  label: string;
  choices: readonly { name: string; label: string; to: string }[];
  /** The name of the current choice. */
  chosen: string | null;
  className?: string;
};

/** Alternative views as links, so that each has its address. */
export function ChoiceLinks({ label, choices, chosen, className }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={cn("rounded-leaf-sm bg-sunken p-1", className)}>
      <ul className="flex flex-wrap gap-1">
        {choices.map(({ name, label: text, to }) => (
          <li key={name}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={name === chosen ? "true" : undefined}
              className="flex min-h-9 items-center rounded-leaf-sm px-3 font-semibold text-ink-soft text-sm no-underline transition-colors hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-lift pointer-coarse:min-h-11"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
