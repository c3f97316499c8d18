import type { Context, Hono } from "hono";
import { csrf } from "hono/csrf";
import { makeSay, pickLanguage } from "../pages/texts.ts";
import { type PageResponse, showPage } from "../routes/page-headers.ts";
import type { Sandbox } from "../sandbox.ts";
import { ApiError } from "../wire/api-error.ts";
import { someSeed } from "./chaos.ts";
import { chaosPage } from "./chaos-page.ts";
import { type Mishap, mishaps, moneySection } from "./money-section.ts";
import { moveMoney } from "./move-money.ts";
import { chaosPolicy } from "./policy.ts";
import {
  type ChaosForm,
  type ChaosProblems,
  chaosFormOf,
  fillChaosForm,
  readChaosForm,
} from "./read-chaos-form.ts";

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

/** The page of the same, and of what happens to vendors' money. Other sites can't submit its forms. */
export function addChaosPage(app: Hono, sandbox: Sandbox): void {
  const now = () => fillChaosForm(sandbox.chaos.policy);
  app.get("/chaos", (context) => show(sandbox, context, { form: now() }));
  app.post("/chaos", csrf(), async (context) => {
    const body = await context.req.parseBody();
    const form = chaosFormOf(body);
    const read = body.off === "yes" ? { policy: chaosPolicy.parse({}) } : readChaosForm(form);
    if ("problems" in read) return show(sandbox, context, { form, problems: read.problems });
    setChaos(sandbox, read.policy);
    return context.redirect("/chaos", 303);
  });
  for (const mishap of Object.keys(mishaps) as Mishap[])
    app.post(`/chaos/${mishaps[mishap]}/:id/${mishap}`, csrf(), (context) => {
      try {
        sandbox.store.transact(() => moveMoney[mishap](sandbox, context.req.param("id") ?? ""));
      } catch (error) {
        if (error instanceof ApiError)
          return show(sandbox, context, { form: now(), refusal: error.details.message });
        throw error;
      }
      return context.redirect("/chaos#money", 303);
    });
}

type Shown = { form: ChaosForm; problems?: ChaosProblems; refusal?: string };

function show(sandbox: Sandbox, context: Context, { form, problems = {}, refusal }: Shown): PageResponse {
  const { counts, forgedAccepted } = sandbox.chaos;
  const language = pickLanguage(context.req.query("lang") ?? null, context.req.header("accept-language"));
  const page = chaosPage({
    ...{ language, form, problems, counts, forgedAccepted },
    money: moneySection(sandbox, language, makeSay(language)),
    refusal: refusal ?? null,
  });
  return showPage(context, page, refusal || Object.keys(problems).length > 0 ? 422 : 200);
}
