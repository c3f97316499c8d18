import { useEffect, useRef, useState } from "react";
import { logError } from "#client/notify-error.ts";
import { type PictureProblem, problemBefore, problemOf } from "#client/picture-problem.ts";
import { uploadFile } from "#client/upload-file.ts";
import { maxPictures } from "#domains/messaging/message-rules.ts";

/** A picture of the next message: uploaded (`id`), on its way (`progress` up to 1), or rejected (`problem`). */
export type ChosenPicture = {
  key: string;
  preview: string;
  file: File;
  alt: string;
  progress: number;
  id?: string;
  problem?: PictureProblem;
};

/** The pictures of the message that is being written. They leave when it is sent. */
export const useMessagePictures = (conversationId: string) =>
  useChosenPictures(`/storage/v1/messages/${conversationId}/pictures`, maxPictures);

/** Pictures that are uploaded to an address before they are sent, at most so many: add, upload, retry, describe, remove. */
export function useChosenPictures(address: string, most: number) {
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const uploads = useRef(new Map<string, AbortController>());
  const latest = useRef(chosen);
  latest.current = chosen;

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    };
  }, []);

  const change = (key: string, part: Partial<ChosenPicture>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const upload = async ({ key, file }: ChosenPicture) => {
    const running = new AbortController();
    uploads.current.set(key, running);
    try {
      const { id } = await uploadFile<{ id: string }>(address, file, {
        onProgress: (progress) => change(key, { progress }),
        signal: running.signal,
      });
      change(key, { id, progress: 1 });
    } catch (error) {
      if (running.signal.aborted) return;
      logError(error);
      change(key, { problem: problemOf(error) });
    } finally {
      uploads.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    const room = Math.max(0, most - latest.current.length);
    setTooMany(files.length > room);
    const added = files.slice(0, room).map((file): ChosenPicture => {
      const problem = problemBefore(file);
      const one = {
        key: crypto.randomUUID(),
        preview: URL.createObjectURL(file),
        file,
        alt: "",
        progress: 0,
      };
      return problem ? { ...one, problem } : one;
    });
    setChosen((all) => [...all, ...added]);
    for (const one of added) if (!one.problem) void upload(one);
  };

  const retry = ({ problem: _, ...one }: ChosenPicture) => {
    setChosen((all) => all.map((other) => (other.key === one.key ? { ...one, progress: 0 } : other)));
    void upload(one);
  };

  const remove = ({ key, preview }: ChosenPicture) => {
    uploads.current.get(key)?.abort();
    URL.revokeObjectURL(preview);
    setTooMany(false);
    setChosen((all) => all.filter((one) => one.key !== key));
  };

  /** After these were sent. */
  const clear = (sent: readonly ChosenPicture[]) => {
    for (const one of sent) remove(one);
  };

  const describe = (key: string, alt: string) => change(key, { alt });
  const isReady = chosen.every(({ id }) => id !== undefined);
  return { chosen, isReady, isTooMany, add, retry, remove, clear, describe };
}
