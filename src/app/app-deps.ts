import type { ApiClient } from "#client/api-client.ts";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { Language } from "#kernel/languages.ts";

/** What the server hands to the site for one request. */
export type AppDeps = {
  /** Calls the procedures in this process, as this request's caller. */
  api: ApiClient;
  session: SessionView | null;
  /** The document is for everybody alike: drawn for a visitor, kept, and sent to persons with what is theirs beside it. */
  isShared: boolean;
  language: Language;
  /** Of the Content-Security-Policy; none where many will get the same page, which then is made whole before it is sent. */
  nonce: string | undefined;
  /** The site's own origin, without a slash at its end. */
  publicUrl: string;
};
