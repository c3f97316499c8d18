import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

const formId = "presses";
const handlers = new Map<string, () => void>();
/** What was pressed before its part of the page was hydrated. */
const early: string[] = [];

/**
 * The form of all buttons that must not lose a press; stands once in the document. A click before hydration is gone, but
 * React keeps a form's submissions until then. One form for all, since cards by the dozen stay small without their own.
 */
export function PressForm() {
  const { key } = useLocation();
  // A press that found no handler on its page must not act on a later one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each navigation
  useEffect(() => () => void early.splice(0), [key]);
  return <form id={formId} hidden action={(data) => press(String(data.get("press")))} />;
}

function press(key: string): void {
  const handler = handlers.get(key);
  if (handler) handler();
  else early.push(key);
}

/** The attributes of such a button. `key` names what it does; buttons that do the same may share it. */
export function usePress(key: string, onPress: () => void) {
  const call = useEffectEvent(onPress);
  useEffect(() => {
    const handler = () => call();
    handlers.set(key, handler);
    while (early.includes(key)) early.splice(early.indexOf(key), 1).forEach(handler);
    return () => {
      if (handlers.get(key) === handler) handlers.delete(key);
    };
  }, [key]);
  return { type: "submit", form: formId, name: "press", value: key } as const;
}
