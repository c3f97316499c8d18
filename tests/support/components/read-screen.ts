import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

/** The toast with this title; fails if none comes. */
export async function findToast(title: string) {
  const text = await screen.findByText(title, { selector: "[data-sonner-toast] *" });
  return within(text.closest<HTMLElement>("[data-sonner-toast]")!);
}

/** How many toasts are shown now. */
export const countToasts = () => document.querySelectorAll("[data-sonner-toast]").length;

/** What assistive technology reads after the name: hint and error of a field. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`).join(" ");
}

/** Replaces what a field holds, in one go; much faster than typing where the keys don't matter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
