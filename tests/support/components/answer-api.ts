import type {
  AnyContractProcedure,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from "@orpc/contract";
import { SmartCoercionPlugin } from "@orpc/json-schema";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { implement, ORPCError } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "#contract";
import { translator } from "#i18n/translator.ts";
import { type ErrorCode, errorCodes } from "#kernel/errors.ts";

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;
type Awaitable<Value> = Value | Promise<Value>;

/** What the API answers in a component test, by procedure: `{ wishlist: { countWishlist: () => ({ count: 2 }) } }`. */
export type Answers = {
  [Domain in keyof Outputs]?: {
    [Procedure in keyof Outputs[Domain]]?: (
      input: Procedure extends keyof Inputs[Domain] ? Inputs[Domain][Procedure] : never,
    ) => Awaitable<Outputs[Domain][Procedure]>;
  };
};

let answers: Answers = {};

/** Sets the answers of procedures; each call adds to those that stand, until the test ends. */
export function answerApi(more: Answers): void {
  for (const domain of Object.keys(more) as (keyof Answers)[])
    answers = { ...answers, [domain]: { ...answers[domain], ...more[domain] } };
}

export function forgetAnswers(): void {
  answers = {};
}

/** Thrown by an answer: the refusal as the server sends it. */
export function refusal(code: ErrorCode, data?: unknown): ORPCError<string, unknown> {
  const { status } = errorCodes[code];
  return new ORPCError(code, { defined: true, status, message: translator("en")(`errors:${code}`), data });
}

type Procedures = Record<string, Record<string, AnyContractProcedure>>;
const procedures = Object.fromEntries(
  Object.entries(contract as unknown as Procedures).map(([domain, own]) => [
    domain,
    Object.fromEntries(
      Object.entries(own).map(([name, procedure]) => [
        name,
        implement(procedure).handler((({ input }: { input: unknown }) =>
          answer(domain, name, input)) as never),
      ]),
    ),
  ]),
);

async function answer(domain: string, name: string, input: unknown): Promise<unknown> {
  const given = (answers as Record<string, Record<string, (input: unknown) => unknown> | undefined>)[
    domain
  ]?.[name];
  if (given) return given(input);
  // Every card of a product asks for it, and stands without.
  if (domain === "checkout" && name === "getDestination") throw refusal("NOT_FOUND");
  throw new Error(`No answer is set for ${domain}.${name}`);
}

const handler = new OpenAPIHandler(procedures as never, {
  plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
  clientInterceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        if (!(error instanceof ORPCError) || !error.defined) console.error(error);
        throw error;
      }
    },
  ],
});

/** Stands in for the network: a request passes the contract on its way in, and the answer on its way out. */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request =
    input instanceof Request ? new Request(input, init) : new Request(new URL(input, location.href), init);
  const { matched, response } = await handler.handle(request, { context: {} as never });
  if (!matched) throw new Error(`No procedure has the address ${request.method} ${request.url}`);
  return response;
}
