import { toast } from "sonner";

export type NotifyOptions = {
  description?: string;
  /** One thing to do about it, for example "View cart" or "Undo". */
  action?: { label: string; onClick: () => void };
  /** A second toast with the same id replaces the first. */
  id?: string;
};

/** Toasts: 5 s, longer while pointed at, focused or in a hidden tab. Texts come translated. Browser only. */
export const notify = {
  success: (title: string, options?: NotifyOptions) => toast.success(title, options),
  info: (title: string, options?: NotifyOptions) => toast.info(title, options),
  warning: (title: string, options?: NotifyOptions) => toast.warning(title, options),
  /** The destructive toast: what failed, and what the person can do. */
  destructive: (title: string, description?: string, options?: Omit<NotifyOptions, "description">) =>
    toast.error(title, { description, ...options }),
  dismiss: (id?: string | number) => toast.dismiss(id),
};
