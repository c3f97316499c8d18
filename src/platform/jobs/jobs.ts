import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { VendorNewsType } from "#kernel/vendor-news.ts";
import type { Db } from "#platform/db/database.ts";
import type { Log } from "#platform/log/log.ts";

/** `eventId` is made with the change, so that an event told twice is one. */
export type VendorNews = {
  eventId: string;
  vendorId: string;
  type: VendorNewsType;
  payload: Record<string, unknown>;
};

/** Every kind of job and what it carries. */
export type JobData = {
  "send-email": { emailId: string };
  "send-sms": { emailId: string };
  "write-account-mail": {
    occasion: "signUp" | "resend" | "recover" | "otp" | "reauthenticate";
    email: string;
    /** The same request, worked on twice, mails once. */
    requestId: string;
    redirectTo?: string | undefined;
    codeChallenge?: string | undefined;
    attempt?: { name: string; passwordHash: string };
  };
  "write-account-sms": {
    occasion: "otp" | "phoneChange";
    phone: string;
    /** Whose number it is to be. */
    userId?: string;
  };
  "process-card-event": { eventId: string };
  "settle-purchase": { orderId: string };
  "refund-late-payment": { attemptId: string };
  "send-refund": { refundId: string };
  "watch-parcels": Record<string, never>;
  "sweep-purchases": Record<string, never>;
  "sync-subscription": { customerId: string };
  "sweep-plans": Record<string, never>;
  "close-customer": { customerId: string };
  "start-payouts": Record<string, never>;
  "send-payout": { payoutId: string };
  "sync-payout-account": { providerAccountId: string };
  "reconcile-money": Record<string, never>;
  "check-invariants": Record<string, never>;
  "index-product": { productId: string };
  "index-shop": { vendorId: string };
  "tell-vendor": VendorNews;
  /** `attempt`: how many were made before, so that the same attempt counts once. */
  "deliver-webhook": { deliveryId: string; attempt: number };
  "work-on-bulk-upload": { uploadId: string };
  "refresh-popularity": Record<string, never>;
  "refresh-words": Record<string, never>;
  "reindex-products": Record<string, never>;
  "count-stock-outs": Record<string, never>;
  "forget-expired": Record<string, never>;
};
export type JobName = keyof JobData;

export type Jobs = {
  /** Enqueues in the given transaction: the job exists exactly if the transaction commits. */
  enqueue<Name extends JobName>(
    db: Db,
    name: Name,
    data: JobData[Name],
    options?: { startAfter?: Date; once?: string },
  ): Promise<void>;
};

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Jobs that run by the clock: name and cron expression. */
const schedule: Partial<Record<JobName, string>> = {
  "sweep-purchases": "* * * * *",
  "sweep-plans": "*/10 * * * *",
  "start-payouts": "0 6 * * *",
  "reconcile-money": "30 5 * * *",
  "watch-parcels": "17 * * * *",
  "check-invariants": "7 * * * *",
  "refresh-popularity": "23 * * * *",
  "refresh-words": "47 3 * * *",
  "reindex-products": "*/5 * * * *",
  "count-stock-outs": "31 * * * *",
  "forget-expired": "41 * * * *",
};

export type JobRunner = Jobs & { work(handlers: JobHandlers): Promise<void>; stop(): Promise<void> };

/**
 * A worker that found a full batch looks again at once: with single jobs each would wait for its turn of the clock, and
 * a rush of payments would take minutes to settle.
 */
const pace = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
  localConcurrency: 2,
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

type Handler<Data> = (data: Data) => Promise<void>;

/** A job that fails is tried again alone; the rest of its batch is done. */
async function runJob(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: "completed" };
  } catch (error) {
    return { id, status: "failed", output: { message: reasonOf(error as Error) } };
  }
}

/** What is kept of a failure. A statement's own message lists its values, which may be somebody's; its cause's does not. */
function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/** pg-boss in the same database: a killed process's jobs go back to the queue, failures are retried with growing delay. */
export async function openJobs(url: string, log: Log): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    schema: "jobs",
    max: 5,
    useListenNotify: true,
    application_name: "cafeto-jobs",
  });
  boss.on("error", (error) => log.error({ err: error }, "jobs"));
  await boss.start();
  const names = [
    "send-email",
    "send-sms",
    "write-account-mail",
    "write-account-sms",
    "process-card-event",
    "settle-purchase",
    "refund-late-payment",
    "send-refund",
    "watch-parcels",
    "sweep-purchases",
    "sync-subscription",
    "sweep-plans",
    "close-customer",
    "start-payouts",
    "send-payout",
    "sync-payout-account",
    "reconcile-money",
    "check-invariants",
    "index-product",
    "index-shop",
    "tell-vendor",
    "deliver-webhook",
    "work-on-bulk-upload",
    "refresh-popularity",
    "refresh-words",
    "reindex-products",
    "count-stock-outs",
    "forget-expired",
  ] as const satisfies JobName[];
  for (const name of names)
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 20,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      // Some carry an address or a code; what is done is of no more use.
      deleteAfterSeconds: 3_600,
    });
  return {
    async enqueue(db, name, data, options = {}) {
      await boss.send(name, data, {
        db: fromDrizzle(db, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.once ? { singletonKey: options.once } : {}),
      });
    },
    async work(handlers) {
      for (const name of names)
        await boss.work(name, pace, (batch) =>
          Promise.all(
            batch.map((job) =>
              runJob(job.id, () => (handlers[name] as Handler<unknown>)(job.data as unknown)),
            ),
          ),
        );
      for (const [name, cron] of Object.entries(schedule)) await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}
