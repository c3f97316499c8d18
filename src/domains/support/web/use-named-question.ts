import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { helpQuestions } from "../help-topics.ts";

/** Opens the question that the address names, and moves there: a closed or filtered one would not be seen. */
export function useNamedQuestion(showAll: () => void): void {
  const { hash, key } = useLocation();
  const show = useEffectEvent(showAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    if (!helpQuestions.some((one) => one === name)) return;
    show();
    const frame = requestAnimationFrame(() => {
      const question = document.getElementById(name);
      if (!(question instanceof HTMLDetailsElement)) return;
      question.open = true;
      question.scrollIntoView({ block: "start" });
      question.querySelector("summary")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
