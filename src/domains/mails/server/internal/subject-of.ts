import { createHash } from "node:crypto";

/** An address in the audit log, which names nobody: as a digest. */
export const subjectOf = (email: string) =>
  ({
    kind: "mail",
    id: createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 24),
  }) as const;
