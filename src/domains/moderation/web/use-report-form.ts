import { useRef, useState } from "react";
import { useNotifyError } from "#client/notify-error.ts";
import { refusedFields } from "#client/refused-fields.ts";
import { useSession } from "#client/session.tsx";
import { useRequestId } from "#client/use-request-id.ts";
import { type ReportKind, type ReportReason, shortestWords } from "#domains/moderation/report-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { isEmailLike } from "#kernel/email-like.ts";

/** Name, address and the hidden field are only of a visitor. */
export type SentReport = {
  messageId?: string;
  reason: ReportReason;
  words: string;
  name?: string;
  email?: string;
  trap?: string;
  requestId: string;
};

type Values = { messageId: string; reason: ReportReason | null; words: string; name: string; email: string };
type Field = "reason" | "words" | "name" | "email";
export type ReportForm = ReturnType<typeof useReportForm>;

/** What is typed in the report's dialog, and its sending: the same report, sent twice, is one. */
export function useReportForm(
  kind: ReportKind,
  onSend: (report: SentReport) => Promise<{ reference: string }>,
) {
  const { t } = useTranslation("reports");
  const session = useSession();
  const notifyError = useNotifyError();
  const requestIdOf = useRequestId();
  const trap = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<Values>({
    messageId: "",
    reason: null,
    words: "",
    name: "",
    email: "",
  });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  const isPublic = kind !== "message" && kind !== "conversation";
  const isVisitor = isPublic && session === null;
  const [words, name, email] = [values.words.trim(), values.name.trim(), values.email.trim()];
  const wrong: Record<Field, boolean> = {
    reason: values.reason === null,
    words: isPublic && words.length < shortestWords,
    name: isVisitor && name === "",
    email: isVisitor && !isEmailLike(email),
  };
  const texts: Record<Field, string> = {
    reason: t("reasonMissing"),
    words: t("factsMissing"),
    name: t("nameMissing"),
    email: t("emailMissing"),
  };
  const errorOf = (field: Field) => isChecked && (wrong[field] || refused.includes(field)) && texts[field];
  const set = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }));
    setRefused((before) => before.filter((field) => !(field in change)));
  };
  /** Whether it was sent; `show` draws the receipt at once. */
  const submit = async (show: (draw: () => void) => void): Promise<boolean> => {
    setChecked(true);
    const { reason, messageId } = values;
    if (isBusy || !reason || Object.values(wrong).some(Boolean)) return false;
    const visitor = isVisitor ? { name, email, trap: trap.current?.value ?? "" } : {};
    const input = { reason, words, ...(messageId ? { messageId } : {}), ...visitor };
    setBusy(true);
    try {
      const { reference } = await onSend({ ...input, requestId: requestIdOf(input) });
      show(() => setSent({ reference, email: session?.email ?? email }));
      return true;
    } catch (error) {
      const fields = refusedFields(error).filter((path) => path in texts);
      setRefused(fields);
      if (fields.length === 0) notifyError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const errors = {
    ...{ reason: errorOf("reason"), words: errorOf("words") },
    ...{ name: errorOf("name"), email: errorOf("email") },
  };
  return { values, set, errors, submit, sent, isBusy, isPublic, isVisitor, trap };
}
