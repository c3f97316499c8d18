import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { BulkAction } from "./bulk-actions.ts";
import { type BulkResult, useBulkRun } from "./use-bulk-run.ts";

type BulkBarProps<Row> = {
  rows: readonly Row[];
  actions: readonly BulkAction<Row>[];
  rowId: (row: Row) => string;
  /** By its id: a row that has left the list has its name still. */
  nameOf: (id: string) => string;
  clear: () => void;
};

/** How many rows are selected and what can be done to them; then the progress, and what came of it. */
export function BulkBar<Row>({ rows, actions, rowId, nameOf, clear }: BulkBarProps<Row>) {
  const { t } = useTranslation("table");
  const { running, result, run, stop, close } = useBulkRun(rowId);
  if (running)
    return (
      <div role="status" className="flex flex-1 flex-wrap items-end gap-4">
        <ProgressBar
          className="min-w-56 max-w-md flex-1"
          label={running.isUndoing ? t("bulk.undoing") : t("bulk.running", { action: running.label })}
          value={running.done}
          max={running.total}
          valueText={t("bulk.progress", { done: running.done, total: running.total })}
        />
        <Button variant="secondary" size="sm" onClick={stop}>
          {t("bulk.stop")}
        </Button>
      </div>
    );
  if (rows.length === 0) return result && <Result result={result} nameOf={nameOf} close={close} />;
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2">
      <strong role="status">{t("selected", { count: rows.length })}</strong>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no group of a form */}
      <div role="group" aria-label={t("bulk.label")} className="flex flex-wrap items-center gap-2">
        {actions.map((action) => (
          <ActionButton
            key={action.id}
            action={action}
            rows={rows}
            start={(work) => {
              void run(action, rows, work);
              clear();
            }}
          />
        ))}
      </div>
      <Button variant="ghost" size="sm" onClick={clear}>
        {t("clearSelection")}
      </Button>
    </div>
  );
}

type ActionButtonProps<Row> = {
  action: BulkAction<Row>;
  rows: readonly Row[];
  start: Parameters<Extract<BulkAction<Row>, { ask: unknown }>["ask"]>[0]["start"];
};

function ActionButton<Row>({ action, rows, start }: ActionButtonProps<Row>) {
  const { t } = useTranslation("table");
  const possible = action.isFor ? rows.filter(action.isFor) : rows;
  const isNone = possible.length === 0;
  const look = {
    variant: action.tone === "danger" ? "danger" : "secondary",
    size: "sm",
    disabled: isNone,
    title: isNone ? t("bulk.none") : undefined,
  } as const;
  if ("work" in action)
    return (
      <Button {...look} onClick={() => start(action.work)}>
        {action.label}
      </Button>
    );
  return action.ask({ rows: possible, start, trigger: <Button {...look}>{action.label}</Button> });
}

type ResultProps<Row> = { result: BulkResult<Row>; nameOf: (id: string) => string; close: () => void };

function Result<Row>({ result, nameOf, close }: ResultProps<Row>) {
  const { t } = useTranslation("table");
  const { label, done, failures, leftOut, notTried, isUndone, undo } = result;
  const count = done.length;
  return (
    <div className="grid flex-1 gap-2 rounded-leaf border border-line bg-surface p-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex flex-wrap gap-x-3 gap-y-1">
          <strong>{isUndone ? t("bulk.undone", { count }) : t("bulk.done", { action: label, count })}</strong>
          {failures.length > 0 && (
            <span className="text-danger-ink">{t("bulk.failed", { count: failures.length })}</span>
          )}
          {leftOut > 0 && <span className="text-ink-soft">{t("bulk.leftOut", { count: leftOut })}</span>}
          {notTried > 0 && <span className="text-ink-soft">{t("bulk.stopped", { count: notTried })}</span>}
        </p>
        {undo && (
          <Button variant="secondary" size="sm" onClick={undo}>
            <Icon name="undo-2" />
            {t("bulk.undo")}
          </Button>
        )}
        <IconButton label={t("bulk.close")} size="sm" className="ml-auto" onClick={close}>
          <Icon name="x" />
        </IconButton>
      </div>
      {failures.length > 0 && (
        <ul aria-label={t("bulk.failures")} className="grid max-h-48 gap-1 overflow-y-auto" tabIndex={-1}>
          {failures.map(({ id, reason }) => (
            <li key={id} className="break-words">
              <span className="font-medium">{nameOf(id)}</span>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
