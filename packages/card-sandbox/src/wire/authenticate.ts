import { createHash, timingSafeEqual } from "node:crypto";
import { ApiError } from "./api-error.ts";

/** Fails with a 401 unless the header carries the key as `Bearer`. */
export function assertKey(authorization: string | undefined, secretKey: string): void {
  const given = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
  if (!given) {
    const message =
      "You did not provide an API key. Send it in the Authorization header: 'Authorization: Bearer YOUR_KEY'.";
    throw new ApiError(401, { type: "invalid_request_error", message });
  }
  if (!timingSafeEqual(digest(given), digest(secretKey))) {
    const message = `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`;
    throw new ApiError(401, { type: "invalid_request_error", message });
  }
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
