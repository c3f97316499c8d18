import pino from "pino";

export type Log = pino.Logger;

/** Structured log on standard output: one JSON object per line, with secrets and personal addresses redacted. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["password", "token", "secret", "authorization", "cookie", "email"].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: "[redacted]",
    },
  });
}
