import type { ApiClient } from "#client/api-client.ts";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { Language } from "#kernel/languages.ts";

/** What the server passes to the site for one request. */
export type AppDeps = {
  /** Calls the procedures in this process, as this request's caller. */
  api: ApiClient;
  session: SessionView | null;
  /**
   * Set where the document is for everybody alike: drawn for a visitor, cached, and sent to persons with what is theirs in
   * this text's place.
   */
  personPlaceholder: string | undefined;
  /** The page is made whole before it is sent, for who will get it at once. */
  isWhole: boolean;
  language: Language;
  /** Of the Content-Security-Policy. */
  nonce: string;
  /** The site's own origin, without a slash at its end. */
  publicUrl: string;
  supportEmail: string;
};
