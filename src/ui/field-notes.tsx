import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-ink-soft text-sm">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex animate-fade-in items-start gap-1.5 font-medium text-danger-ink text-sm">
      <Icon name="circle-exclamation-point" className="mt-0.75 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
