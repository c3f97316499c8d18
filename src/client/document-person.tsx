import { createContext, use } from "react";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { LoadedQuery } from "./query-client.ts";

const scriptId = "person";

export type DocumentPerson = { session: SessionView; dehydrated: readonly LoadedQuery[] };

let known: DocumentPerson | null | undefined;

/** On the server: what stands in a shared document where its reader will be written. */
export const PersonPlaceholder = createContext<string | undefined>(undefined);

/** The one place of a shared document where the server writes whom it is sent to. Empty for a visitor. */
export function PersonScript() {
  const placeholder = use(PersonPlaceholder);
  return (
    <script
      type="application/json"
      id={scriptId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own placeholder; React would write a text as HTML does
      dangerouslySetInnerHTML={{ __html: placeholder ?? "" }}
    />
  );
}

/** Whom this document was sent to; null for a visitor, and on the server. */
export function readDocumentPerson(): DocumentPerson | null {
  if (import.meta.env.SSR) return null;
  if (known === undefined) {
    const written = document.getElementById(scriptId)?.textContent;
    known = written ? (JSON.parse(written) as DocumentPerson) : null;
  }
  return known;
}

/** Once the page shows its reader: what a shared document hides from a person comes back (frame.css). */
export function forgetDocumentPerson(): void {
  document.getElementById(scriptId)?.replaceChildren();
}
