import type { MailExamples } from "./mail-examples.ts";

/** Every kind of mail by domain: the server, which knows all domains, names them once at its start. */
export type MailKinds = Record<string, MailExamples>;

let known: MailKinds = {};

export function nameMailKinds(kinds: MailKinds): void {
  known = kinds;
}

export const knownMailKinds = (): MailKinds => known;
