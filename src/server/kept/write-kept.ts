import type { IncomingMessage, ServerResponse } from "node:http";
import type { KeptAnswer } from "./kept-answer.ts";

type Always = readonly (readonly [name: string, value: string])[];

const policyName = "content-security-policy";
/** The headers of a kept answer in each of its forms, as they are sent. */
const heads = new WeakMap<KeptAnswer, Map<string, string[]>>();

/** Sends a kept answer with what every answer carries, or says that the browser has it already. */
export function writeKept(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { answer, always, requestId }: { answer: KeptAnswer; always: Always; requestId: string },
): void {
  const { encoding, bytes } = answer.form(headers["accept-encoding"] as string | undefined);
  const isKnown = isStored(answer) && headers["if-none-match"]?.includes(answer.etag) === true;
  const form = `${encoding} ${isKnown} ${bytes.length}`;
  const made = heads.get(answer) ?? new Map<string, string[]>();
  heads.set(answer, made);
  const head = made.get(form) ?? headOf(answer, always, isKnown ? undefined : { encoding, bytes });
  made.set(form, head);
  response.writeHead(isKnown ? 304 : answer.status, ["x-request-id", requestId, ...head]);
  response.end(isKnown ? undefined : bytes);
}

/** Whether a browser may keep it, and ask later whether it is still the same. */
const isStored = ({ status, headers }: KeptAnswer) =>
  status === 200 && !headers.some(([name, value]) => name === "cache-control" && value.includes("no-store"));

function headOf(
  answer: KeptAnswer,
  always: Always,
  body: { encoding: string | undefined; bytes: Buffer } | undefined,
): string[] {
  const { headers } = answer;
  const own = headers.filter(([name]) => name !== policyName);
  const scripts = headers.find(([name]) => name === policyName)?.[1] ?? "";
  const common = always.map(([name, value]) => [
    name,
    name === policyName ? value.replace(/script-src [^;]+/, `script-src 'self' ${scripts}`.trim()) : value,
  ]);
  const rest: string[][] = [["vary", "accept-encoding, accept-language, cookie"]];
  if (isStored(answer)) rest.push(["etag", answer.etag]);
  if (body) rest.push(["content-length", String(body.bytes.length)]);
  if (body?.encoding) rest.push(["content-encoding", body.encoding]);
  return [...own, ...common, ...rest].flat();
}
