import type { JobResult, JobWithMetadata } from "pg-boss";
import type { Log } from "#platform/log/log.ts";
import { jobFailures } from "#platform/metrics/metrics.ts";

/** A failure that no repetition can mend: the job is given up at once and waits for an administrator. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** The ids in a job's data, for the log and for administrators: never an address, a name or a code. */
export function referenceOf(data: object | null): string {
  return Object.entries(data ?? {})
    .filter(([name, value]) => name.endsWith("Id") && typeof value === "string")
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

/**
 * Runs one attempt of a job. A failed one is logged with its name, attempt and reference, and tried again alone; the
 * rest of its batch is done.
 */
export async function runJob(
  job: JobWithMetadata<unknown>,
  log: Log,
  work: (data: unknown) => Promise<unknown>,
): Promise<JobResult> {
  const { id, name, data, retryCount, retryLimit, signal } = job;
  const facts = {
    job: name,
    jobId: id,
    attempt: retryCount + 1,
    reference: referenceOf(data as object | null),
  };
  logLostAttempt(job, log, facts);
  const onAbort = () => log.error(facts, "job interrupted: it took too long, or its process is ending");
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    await work(data);
    return { id, status: "completed" };
  } catch (error) {
    jobFailures.inc({ job: name });
    const message = reasonOf(error as Error);
    const isPermanent = error instanceof PermanentFailure;
    const failure = { ...facts, reason: message, at: framesOf(error as Error) };
    if (isPermanent || retryCount >= retryLimit) log.error(failure, "job given up");
    else log.warn(failure, "job failed, will be tried again");
    return { id, status: isPermanent ? "deadletter" : "failed", output: { message } };
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

type Facts = { job: string; jobId: string; attempt: number; reference: string };

/** An attempt whose process was killed could not be logged by it; the queue stored why the job is back. */
function logLostAttempt({ output, retryCount }: JobWithMetadata<unknown>, log: Log, facts: Facts): void {
  const reason = (output as { value?: { message?: string } } | null)?.value?.message;
  if (retryCount > 0 && reason) log.warn({ ...facts, attempt: retryCount, reason }, "job lost its process");
}

/**
 * The stored reason of a failure. A statement's own message lists its values, which may be personal; its cause's
 * message does not.
 */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/** Where it failed, without the message that a stack begins with. */
function framesOf({ stack }: Error): string[] {
  const frames = (stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 6).map((line) => line.trim());
}
