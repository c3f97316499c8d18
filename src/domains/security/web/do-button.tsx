import { useQueryClient } from "@tanstack/react-query";
import { classifyError } from "#client/classify-error.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/notify.ts";
import { WordsDialog } from "#ui/words-dialog.tsx";

type DoButtonProps = {
  name: "endSession" | "unlock" | "revoke" | "clear";
  title: string;
  /** What happens, to whom, and that it stays. */
  text: string;
  /** Who reads the reason. */
  hint: string;
  done: string;
  onConfirm: (reason: string) => Promise<unknown>;
};

const shortest = 3;
const longest = 1_000;

/** Something that an administrator does about a row of the tab, with a reason; the tab is fetched again. */
export function DoButton({ name, done, onConfirm, ...dialog }: DoButtonProps) {
  const { t } = useTranslation("security");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const confirm = async (reason: string): Promise<boolean> => {
    try {
      await onConfirm(reason);
      notify.success(done);
      return true;
    } catch (error) {
      const { code } = classifyError(error);
      if (code !== "NOT_FOUND" && code !== "CONFLICT") {
        notifyError(error);
        return false;
      }
      notify.warning(t("doing.gone"));
      return true;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.security.key() });
    }
  };
  return (
    <WordsDialog
      {...dialog}
      trigger={
        <Button size="sm" variant="secondary" aria-label={dialog.title}>
          {t(`doing.${name}.open`)}
        </Button>
      }
      label={t("doing.reason")}
      missing={t("doing.missing")}
      {...{ shortest, longest }}
      confirmLabel={t(`doing.${name}.confirm`)}
      onConfirm={confirm}
    />
  );
}
