import { ORPCError } from "@orpc/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { href, useNavigate } from "react-router";
import { api } from "#client/api.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { useSessionChange } from "#client/use-session-change.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";

type Values = { confirmation: string; proof: string };
type Problem = "mismatch" | "passwordMissing" | "passwordWrong" | "codeMissing" | "codeWrong";
type Options = { email: string; proof: "password" | "code"; onRefused: () => void };

/** Errors of specific fields, each with its message. */
const fieldProblems: Record<string, [keyof Values, Problem]> = {
  BAD_REQUEST: ["confirmation", "mismatch"],
  INVALID_CREDENTIALS: ["proof", "passwordWrong"],
  INVALID_CODE: ["proof", "codeWrong"],
};
const blockers = ["OPEN_ORDERS", "OPEN_SALES", "LAST_ADMIN"];

/** The form that erases the account: fields, problems, and the next step. */
export function useEraseForm({ email, proof, onRefused }: Options) {
  const { t } = useTranslation(["privacy", "errors"]);
  const { t: tErrors } = useTranslation("errors");
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: { confirmation: "", proof: "" },
  });

  function onFailure(error: unknown): void {
    logError(error);
    const code = error instanceof ORPCError ? error.code : "";
    const problem = fieldProblems[code];
    if (problem) setError(problem[0], { message: problem[1] }, { shouldFocus: true });
    else if (blockers.includes(code)) onRefused();
    else setFailure(describeFailure(error));
  }

  function describeFailure(error: unknown): string {
    if (!(error instanceof ORPCError) || error.code !== "TOO_MANY_REQUESTS")
      return describeError(tErrors, error).text;
    const { retryAfterSeconds } = error.data as { retryAfterSeconds: number };
    return t("problems.tooMany", { count: retryAfterSeconds });
  }

  const submit = handleSubmit(async ({ confirmation, proof: given }) => {
    setFailure(null);
    try {
      const shown = proof === "password" ? { currentPassword: given } : { nonce: given.trim() };
      await api.privacy.eraseAccount({ confirmation, ...shown });
    } catch (error) {
      onFailure(error);
      return;
    }
    await navigate(href("/"));
    await changeSession("SIGNED_OUT");
    notify.success(t("done.title"), { description: t("done.text") });
  });

  const sayProblem = (name: keyof Values) => {
    const message = formState.errors[name]?.message as Problem | undefined;
    return message && t(`problems.${message}`);
  };
  return {
    submit,
    failure,
    sayProblem,
    isErasing: formState.isSubmitting,
    confirmation: register("confirmation", {
      validate: (value) => value.trim().toLowerCase() === email.toLowerCase() || "mismatch",
    }),
    proof: register("proof", {
      validate: (value) =>
        proof === "password"
          ? value !== "" || "passwordMissing"
          : /^\d{6}$/.test(value.trim()) || "codeMissing",
    }),
  };
}
