import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { useSession } from "#client/session.tsx";
import { notify } from "#ui/notify.ts";
import type { ApplicationInput } from "../shapes.ts";
import { ApplicationForm } from "./application-form.tsx";

/** Where the form stands: signing in leads back to it, and what was written is still there. */
export const applicationAnchor = "application";
const signInPath = `/auth?from=${encodeURIComponent(`/vendor/register#${applicationAnchor}`)}`;

/** The first application. A visitor signs in on handing it in (decision 7); the page's loader leads a new vendor on. */
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
      // Somebody handed it in in another window: the page leads to where it stands.
      if (classifyError(error).code !== "CONFLICT") throw error;
    }
    await revalidate();
    return true;
  };
  const signIn = async () => {
    await navigate(signInPath);
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
