import { type Ref, useCallback, useEffect, useRef } from "react";

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a user typed or chose before hydration. React leaves it in the box, but a form library then writes its default value
 * over it, and a controlled box loses it with the next render: so it is typed once more.
 */
export function useTypedEarly<Element extends Box>(ref: Ref<Element> | undefined) {
  const typed = useRef<[Element, string] | null>(null);
  useEffect(() => {
    if (typed.current) typeAgain(...typed.current);
    typed.current = null;
  }, []);
  return useCallback(
    (element: Element | null) => {
      if (element && isText(element) && element.value !== drawnValue(element))
        typed.current ??= [element, element.value];
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );
}

const isText = ({ type }: Box) => !/^(checkbox|radio|file|hidden)$/.test(type);

/** The value that the server wrote. A list in which it chose nothing is one of the browser's own, and counts as untouched. */
const drawnValue = (element: Box): string =>
  element instanceof HTMLSelectElement
    ? ([...element.options].find((option) => option.defaultSelected) ?? element).value
    : element.defaultValue;

function typeAgain(element: Box, value: string): void {
  const isChoice = element instanceof HTMLSelectElement;
  // React reports typing only if the value differs from the last one it saw.
  if (!isChoice) element.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, value);
  element.dispatchEvent(new Event(isChoice ? "change" : "input", { bubbles: true }));
}
