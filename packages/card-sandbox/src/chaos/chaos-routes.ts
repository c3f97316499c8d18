import type { Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import { pickLanguage } from "../pages/texts.ts";
import { type PageResponse, showPage } from "../routes/page-headers.ts";
import type { Sandbox } from "../sandbox.ts";
import { ApiError } from "../wire/api-error.ts";
import { someSeed } from "./chaos.ts";
import { chaosPage } from "./chaos-page.ts";
import { chaosPolicy } from "./policy.ts";
import { type ChaosForm, chaosFormOf, fillChaosForm, readChaosForm } from "./read-chaos-form.ts";

/** The policy and what it did so far, as the control returns them. */
export const viewChaos = ({ chaos: { policy, counts, forgedAccepted } }: Sandbox) => ({
  policy,
  counts,
  forgedAccepted,
});

/** Sets the policy from JSON; what it does not name is off. Without a seed one is chosen and printed. */
export function setChaos(sandbox: Sandbox, body: Record<string, unknown>): object {
  const read = chaosPolicy.safeParse({ seed: someSeed(), ...body });
  if (!read.success) {
    const [issue] = read.error.issues;
    const message = `The policy is wrong at ${issue?.path.join(".") || "its top"}: ${issue?.message}`;
    throw new ApiError(400, { type: "invalid_request_error", message });
  }
  sandbox.chaos.set(read.data);
  sandbox.log(`card sandbox: chaos with seed ${read.data.seed}`);
  return viewChaos(sandbox);
}

/** The page of the same. Other sites can't submit its form. */
export function addChaosPage(app: Hono, sandbox: Sandbox): void {
  app.get("/chaos", (context) => show(sandbox, context, fillChaosForm(sandbox.chaos.policy), {}, 200));
  app.post("/chaos", csrf(), async (context) => {
    const body = await context.req.parseBody();
    const form = chaosFormOf(body);
    const read = body.off === "yes" ? { policy: chaosPolicy.parse({}) } : readChaosForm(form);
    if ("problems" in read) return show(sandbox, context, form, read.problems, 422);
    setChaos(sandbox, read.policy);
    return context.redirect("/chaos", 303);
  });
}

function show(
  { chaos: { counts, forgedAccepted } }: Sandbox,
  context: Context,
  form: ChaosForm,
  problems: Parameters<typeof chaosPage>[0]["problems"],
  status: 200 | 422,
): PageResponse {
  const language = pickLanguage(context.req.query("lang") ?? null, context.req.header("accept-language"));
  return showPage(context, chaosPage({ language, form, problems, counts, forgedAccepted }), status);
}
