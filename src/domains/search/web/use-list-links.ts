import { useQueryClient } from "@tanstack/react-query";
import { type RefCallback, useCallback } from "react";
import { useNavigate } from "react-router";
import { queries } from "#client/queries.ts";
import type { CategorySlug } from "#domains/catalogue/categories.ts";
import { readListParams } from "./list-params.ts";

/** A pointer merely passing over a link stays shorter than this. */
const intentMs = 90;

/**
 * Makes plain links inside an element, which are cheap to render by the dozen, navigate with the router: a press
 * changes the list and keeps the scroll position.
 */
export function useFilterLinks(): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  return useCallback(
    (element) => {
      const onClick = (event: MouseEvent) => {
        const link = linkOf(event);
        const isOwnWindow = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
        if (!link || !isOwnWindow || event.altKey) return;
        event.preventDefault();
        void navigate(`${link.pathname}${link.search}`, { preventScrollReset: true });
      };
      element?.addEventListener("click", onClick);
      return () => element?.removeEventListener("click", onClick);
    },
    [navigate],
  );
}

/** Prefetches the list behind a link of this page when the pointer rests on it or it gets the focus. */
export function useListPrefetch(fixedCategory: CategorySlug | undefined): RefCallback<HTMLElement> {
  const client = useQueryClient();
  return useCallback(
    (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const prefetch = (link: HTMLAnchorElement) => {
        const read = readListParams(new URLSearchParams(link.search));
        const input = fixedCategory ? { ...read, category: fixedCategory } : read;
        void client.prefetchQuery(queries.search.listProducts.queryOptions({ input }));
      };
      const onIntent = (event: Event) => {
        clearTimeout(timer);
        const link = linkOf(event);
        if (link && link.pathname === window.location.pathname)
          timer = setTimeout(() => prefetch(link), intentMs);
      };
      for (const name of ["pointerover", "focusin"]) element?.addEventListener(name, onIntent);
      return () => {
        clearTimeout(timer);
        for (const name of ["pointerover", "focusin"]) element?.removeEventListener(name, onIntent);
      };
    },
    [client, fixedCategory],
  );
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
