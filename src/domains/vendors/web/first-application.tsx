import { href, useNavigate, useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useSession } from "#client/session.tsx";
import { signInPath } from "#client/sign-in-path.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import type { ApplicationInput } from "../shapes.ts";
import { ApplicationForm } from "./application-form.tsx";

/** The form's anchor: sign-in returns to it, with the typed values kept. */
export const applicationAnchor = "application";
const formPath = `${href("/vendor/register")}#${applicationAnchor}`;

/** The first application. A visitor signs in on submitting (R7); the page's loader redirects a new vendor. */
export function FirstApplication() {
  const { t } = useTranslation("vendors");
  const session = useSession();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const send = async (input: ApplicationInput) => {
    try {
      await api.vendors.apply(input);
      notify.success(t("register.sentTitle"), { description: t("register.sentText") });
    } catch (error) {
      // It was submitted in another window: the page redirects to its status.
      if (classifyError(error).code !== "CONFLICT") throw error;
    }
    await revalidate();
    return true;
  };
  const signIn = async () => {
    await navigate(signInPath(formPath));
    return false;
  };
  return (
    <ApplicationForm
      submitLabel={t("register.submit")}
      note={t(session ? "register.note" : "register.noteVisitor")}
      send={session ? send : signIn}
    />
  );
}
