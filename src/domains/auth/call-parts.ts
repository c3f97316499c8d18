import * as z from "zod";

/** How the calls are grouped in the API's document. */
export const tags = ["Auth"];
/** The answer of a call that has nothing to tell. */
export const done = z.object({});

/** Options of the auth service may stand in the query as well as in the body; the document shows the usual place. */
export const alsoInQuery =
  (name: string, values?: readonly string[]) =>
  <Operation extends object>(operation: Operation): Operation => ({
    ...operation,
    parameters: [
      ...((operation as { parameters?: object[] }).parameters ?? []),
      { name, in: "query", required: false, schema: { type: "string", ...(values ? { enum: values } : {}) } },
    ],
  });
