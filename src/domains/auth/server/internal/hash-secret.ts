import { createHash, randomBytes } from "node:crypto";

/** A secret too long to guess, as text for links and headers. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** What is kept of a long random secret: enough to know it again, of no use to whoever reads it. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("base64url");
