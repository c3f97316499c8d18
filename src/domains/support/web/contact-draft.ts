import { createPersistedStore } from "#client/persisted-store.ts";

/** `about`: the subject that the page's address named. */
export type ContactDraft = { about: string; subject: string; message: string };

/** What was typed and not sent yet, until it is, or its writer signs out. */
export const contactDraft = createPersistedStore<ContactDraft | null>({
  key: "contact-draft",
  version: 1,
  initial: null,
  parse: (stored) => {
    const { about, subject, message } = (stored ?? {}) as Record<string, unknown>;
    return typeof about === "string" && typeof subject === "string" && typeof message === "string"
      ? { about, subject, message }
      : null;
  },
});
