const foldMs = 180;

/**
 * Collapses the row of a pressed button, at once with reduced motion; the focus moves to the row that takes its
 * place.
 */
export async function leaveList(pressed: Element): Promise<void> {
  const row = pressed.closest<HTMLElement>("[data-cart-row]");
  if (!row) return;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-cart-row]")];
  const index = rows.indexOf(row);
  const next = rows[index + 1] ?? rows[index - 1] ?? document.getElementById("page-title");
  next?.focus({ preventScroll: true });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  row.style.overflow = "hidden";
  const start = { height: `${row.offsetHeight}px`, opacity: 1 };
  const end = { height: 0, opacity: 0, paddingBlock: 0 };
  const fold = row.animate([start, end], { duration: foldMs, easing: "ease-out", fill: "forwards" });
  await fold.finished.catch(() => undefined);
}
