import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { api } from "#client/api.ts";
import { describeError, logError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useSession } from "#client/session.tsx";
import { type NoteSubject, noteBounds, notePermissions } from "#domains/notes/note-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { mayAsAdmin } from "#kernel/permissions.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Textarea } from "#ui/textarea.tsx";

type NotesCardProps = { subjectKind: NoteSubject; subjectId: string };

/** What administrators noted about a thing, and a field for another note. Nothing for whom may not read it. */
export function NotesCard({ subjectKind, subjectId }: NotesCardProps) {
  const { t } = useTranslation("adminNotes");
  const session = useSession();
  const { read, write } = notePermissions[subjectKind];
  const mayRead = session !== null && mayAsAdmin(session, read);
  const { data } = useQuery({
    ...queries.notes.listNotes.queryOptions({ input: { subjectKind, subjectId } }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <Card asChild className="gap-4">
      <section aria-labelledby={`notes-${subjectId}`}>
        <div>
          <h3 id={`notes-${subjectId}`} className="font-semibold text-lg">
            {t("title")}
          </h3>
          <p className="text-ink-soft text-sm">{t("lead")}</p>
        </div>
        {write.some((permission) => mayAsAdmin(session, permission)) && (
          <NoteForm subjectKind={subjectKind} subjectId={subjectId} />
        )}
        {data?.items.length === 0 && <p className="text-ink-soft text-sm">{t("none")}</p>}
        {data && data.items.length > 0 && (
          <ul className="divide-y divide-line border-line border-t">
            {data.items.map((note) => (
              <li key={note.id} className="py-3">
                <p className="whitespace-pre-wrap break-words">{note.text}</p>
                <p className="mt-1 text-ink-soft text-sm">
                  {note.author ?? t("nobody")} · {formatDateTime(note.createdAt)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function NoteForm({ subjectKind, subjectId }: NotesCardProps) {
  const { t } = useTranslation("adminNotes");
  const queryClient = useQueryClient();
  const { t: tError } = useTranslation("errors");
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The same id until the note is written: sent again after a lost answer, it is one.
  const requestId = useRef<string>(undefined);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim()) return;
    setBusy(true);
    requestId.current ??= crypto.randomUUID();
    try {
      await api.notes.addNote({ subjectKind, subjectId, text: text.trim(), requestId: requestId.current });
      requestId.current = undefined;
      setText("");
      setFailure(null);
      await queryClient.invalidateQueries({ queryKey: queries.notes.key() });
    } catch (error) {
      logError(error);
      setFailure(describeError(tError, error).text);
    }
    setBusy(false);
  };
  return (
    <form onSubmit={add} className="grid gap-3">
      <Field label={t("label")} error={isMissing && !text.trim() && t("missing")}>
        <Textarea
          rows={2}
          maxLength={noteBounds[1]}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
      <Button type="submit" variant="secondary" size="sm" loading={isBusy} className="w-fit">
        {t("add")}
      </Button>
    </form>
  );
}
