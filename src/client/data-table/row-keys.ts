import type { KeyboardEvent } from "react";

const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>("[data-row]")];

/** Whether keys belong to a field that is being filled in. */
const isTyping = (target: HTMLElement) =>
  target.isContentEditable ||
  /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
  target.matches("input:not([type=checkbox])");

/** j and k go to the next and previous row's link, x selects it; Enter opens it, since it is a link. */
export function onRowKey(event: KeyboardEvent<HTMLElement>, toggle: (rowId: string) => void): void {
  const target = event.target as HTMLElement;
  if (isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = rowsOf(event.currentTarget);
  const at = rows.findIndex((row) => row.contains(target));
  if (event.key === "j" || event.key === "k") {
    const next = rows[at === -1 ? 0 : at + (event.key === "j" ? 1 : -1)];
    // A row that opens nothing has its box, or a button.
    for (const place of ["[data-row-link]", "[data-row-box]", "button"]) {
      const goal = next?.querySelector<HTMLElement>(place);
      if (!goal) continue;
      goal.focus();
      break;
    }
  } else if (event.key === "x" && rows[at]) toggle(rows[at].dataset["row"]!);
  else return;
  event.preventDefault();
}
