import { countDeadLetters, listDeadLetters } from "#platform/jobs/dead-letters.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { StartError } from "#platform/start-error.ts";
import { withMarket } from "./open-market.ts";

const usage = "Use: npm run jobs, npm run jobs -- retry ID…, or npm run jobs -- retry --all.";
const mostListed = 100;

/** `npm run jobs`: lists the background jobs that were given up, or puts them back into their queues. */
export async function runJobsCommand([verb = "list", ...ids]: string[]): Promise<number> {
  const isAll = ids.length === 1 && ids[0] === "--all";
  const isRetry =
    verb === "retry" && (isAll || (ids.length > 0 && ids.every((id) => /^[\da-f-]{36}$/.test(id))));
  if (!isRetry && (verb !== "list" || ids.length > 0)) throw new StartError(usage);
  return withMarket((infra) => (isRetry ? retry(infra, isAll ? undefined : ids) : list(infra)));
}

async function list({ db }: Infra): Promise<number> {
  const letters = await listDeadLetters(db, { limit: mostListed });
  for (const { id, job, attempts, givenUpAt, reference, reason } of letters)
    console.log(
      `${id}  ${job}  given up ${givenUpAt.toISOString()} after ${attempts}  ${reference || "-"}\n  ${reason}`,
    );
  const { count } = await countDeadLetters(db);
  console.log(count === 0 ? "No job was given up." : `${count} given up; ${usage}`);
  return 0;
}

async function retry({ db, jobs }: Infra, ids: string[] | undefined): Promise<number> {
  console.log(`${await jobs.retryDeadLetters(db, ids)} back in their queues.`);
  return 0;
}
