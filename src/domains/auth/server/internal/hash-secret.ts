import { createHash, randomBytes } from "node:crypto";

/** A random secret for links and headers, too long to guess. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** The stored hash of a long random secret: enough to verify it, useless to a reader of the table. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");
