import type { DehydratedState } from "@tanstack/react-query";
import type { SessionView } from "#domains/accounts/contract.ts";

/** Under which id the server writes the person into a document that is otherwise the same for everybody. */
const scriptId = "person";

export type DocumentPerson = { session: SessionView; dehydrated: DehydratedState };

let known: DocumentPerson | null | undefined;

/** Whom this document was sent to; null for a visitor, and on the server. */
export function readDocumentPerson(): DocumentPerson | null {
  if (import.meta.env.SSR) return null;
  if (known === undefined) {
    const written = document.getElementById(scriptId)?.textContent;
    known = written ? (JSON.parse(written) as DocumentPerson) : null;
  }
  return known;
}
