import * as z from "zod";

/** How the calls are grouped in the API's documentation. */
export const tags = ["Auth"];
/** The response of a call without a result. */
export const done = z.object({});

/** Options may come in the query as well as in the body; the documentation shows the usual place. */
export const alsoInQuery =
  (name: string, values?: readonly string[]) =>
  <Operation extends object>(operation: Operation): Operation => ({
    ...operation,
    parameters: [
      ...((operation as { parameters?: object[] }).parameters ?? []),
      { name, in: "query", required: false, schema: { type: "string", ...(values ? { enum: values } : {}) } },
    ],
  });
