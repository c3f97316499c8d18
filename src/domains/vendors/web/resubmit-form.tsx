import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { api } from "#client/api.ts";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import type { ApplicationInput, ApplicationView } from "../shapes.ts";
import { ApplicationForm } from "./application-form.tsx";

/** The same form, filled with the previous submission. If it was approved meanwhile, the page redirects. */
export function ResubmitForm({ application }: { application: ApplicationView }) {
  const { t } = useTranslation("vendors");
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const send = async (input: ApplicationInput) => {
    try {
      const changed = await api.vendors.resubmitApplication(input);
      notify.success(t("register.sentTitle"), { description: t("register.sentText") });
      queryClient.setQueryData(queries.vendors.getApplication.queryKey({ input: {} }), changed);
      document.getElementById("page-title")?.focus();
    } catch (error) {
      if (classifyError(error).code !== "CONFLICT") throw error;
    }
    await revalidate();
    return true;
  };
  return (
    <ApplicationForm
      initial={application}
      submitLabel={t("pending.resubmit")}
      note={t("pending.resubmitNote")}
      send={send}
    />
  );
}
