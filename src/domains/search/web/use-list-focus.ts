import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { ListProductsInput } from "#domains/search/contract.ts";

/**
 * Where the focus goes after the list changed: a new page starts at the heading; a filter keeps the focus, and if the
 * focused element is gone, the result count takes it.
 */
export function useListFocus(
  input: ListProductsInput,
  isLoading: boolean,
): RefObject<HTMLParagraphElement | null> {
  const count = useRef<HTMLParagraphElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const { page } = input;
  const filters = JSON.stringify({ ...input, page: undefined });
  const shown = useRef({ pathname, filters, page, isLoading });
  useEffect(() => {
    const last = shown.current;
    shown.current = { pathname, filters, page, isLoading };
    if (last.pathname !== pathname || type === "POP") return;
    const isFiltered = last.filters !== filters;
    if (!isFiltered && last.page !== page) focusHeading();
    // The new list can also remove the focused element: a choice without results.
    else if ((isFiltered || last.isLoading) && isFocusLost()) count.current?.focus({ preventScroll: true });
  }, [pathname, filters, page, type, isLoading]);
  return count;
}

const isFocusLost = () =>
  document.activeElement === document.body && !document.querySelector("[role=dialog]");

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
