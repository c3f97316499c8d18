import type { FormEvent, FormEventHandler } from "react";

/**
 * The handlers of a form that may be sent before hydration: React keeps that submission and calls `action` later. Afterwards
 * it would empty the form, which here keeps what was typed.
 */
export function replayedForm(submit: (event?: FormEvent<HTMLFormElement>) => unknown): {
  action: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onReset: FormEventHandler<HTMLFormElement>;
} {
  return {
    action: () => void submit(),
    onSubmit: (event) => {
      // Otherwise React would call `action` as well.
      event.preventDefault();
      void submit(event);
    },
    onReset: (event) => event.preventDefault(),
  };
}
