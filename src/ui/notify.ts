import type { toast as Toast } from "sonner";

export type NotifyOptions = {
  description?: string;
  /** One action, for example "View cart" or "Undo". */
  action?: { label: string; onClick: () => void };
  /** A second toast with the same id replaces the first. */
  id?: string;
  /** Infinity for what stays until it is answered or closed. */
  duration?: number;
};

type Show = (toast: typeof Toast) => unknown;

/** What is to be shown once the toaster is there; its code comes with the first toast. */
const waiting: Show[] = [];
let toast: typeof Toast | undefined;
let onFirst: (() => void) | undefined;

function show(work: Show): void {
  if (toast) return void work(toast);
  waiting.push(work);
  onFirst?.();
}

/** Toasts: 5 s, longer while pointed at, focused or in a hidden tab. Texts come translated. Browser only. */
export const notify = {
  success: (title: string, options?: NotifyOptions) => show((toast) => toast.success(title, options)),
  info: (title: string, options?: NotifyOptions) => show((toast) => toast.info(title, options)),
  warning: (title: string, options?: NotifyOptions) => show((toast) => toast.warning(title, options)),
  /** The destructive toast: what failed, and what the person can do. */
  destructive: (title: string, description?: string, options?: Omit<NotifyOptions, "description">) =>
    show((toast) => toast.error(title, { description, ...options })),
  dismiss: (id?: string | number) => void toast?.dismiss(id),
};

/** Calls once there is a toast to show; at once where there is one already. */
export function onFirstToast(wanted: () => void): () => void {
  onFirst = wanted;
  if (waiting.length > 0) wanted();
  return () => {
    onFirst = undefined;
  };
}

/** Said by the toaster when it can show toasts: what waits is shown then. */
export function openToasts(ready: typeof Toast): void {
  toast = ready;
  for (const work of waiting.splice(0)) work(ready);
}
