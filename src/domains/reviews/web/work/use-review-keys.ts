import { type KeyboardEvent, useRef } from "react";
import { useAdminMay } from "#client/may.tsx";

/**
 * Keys of the queue while one of its reviews has the focus: j and k move, a publishes, r opens the dialog in which a refusal is
 * written. They press the review's own buttons. Only without other keys held, and never while something is typed.
 */
export function useReviewKeys() {
  const list = useRef<HTMLOListElement>(null);
  const mayDecide = useAdminMay("moderation.manage");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return;
    const items = [...list.current.children] as HTMLElement[];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const item = items[at];
    if (!item) return;
    const press = (action: string) =>
      item.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)?.click();
    if (event.key === "j") items[at + 1]?.focus();
    else if (event.key === "k") items[at - 1]?.focus();
    else if (event.key === "a" && mayDecide) press("publish");
    else if (event.key === "r" && mayDecide) press("refuse");
    else return;
    event.preventDefault();
  };
  return { list, onKeyDown };
}
