import { useCallback, useEffect, useRef, useState } from "react";
import { logError } from "#client/notify-error.ts";
import { type PictureProblem, problemBefore, problemOf } from "#client/picture-problem.ts";
import { maxImages } from "#domains/catalogue/product-bounds.ts";
import { uploadPicture } from "./upload-picture.ts";

/** One slot: an uploaded picture (`url`), one being uploaded (`progress` up to 1), or a rejected one (`problem`). */
export type Tile = {
  key: string;
  preview: string;
  name: string;
  url?: string;
  progress: number;
  problem?: PictureProblem;
  file?: File;
};

const kept = (url: string): Tile => ({ key: url, preview: url, name: "", url, progress: 1 });

type Options = {
  urls: readonly string[];
  /** The form's current value; `urls` are those of the last render. */
  latest: () => readonly string[];
  onChange: (urls: string[]) => void;
  onTooMany: () => void;
};

/** A product's pictures while editing: add, upload, retry, reorder, remove, undo. */
export function usePictures({ urls, latest, onChange, onTooMany }: Options) {
  const [tiles, setTiles] = useState<Tile[]>(() => urls.map(kept));
  const current = useRef(tiles);
  const uploads = useRef(new Map<string, AbortController>());

  const put = useCallback(
    (change: (tiles: Tile[]) => Tile[]) => {
      const before = urlsOf(current.current);
      current.current = change(current.current);
      setTiles(current.current);
      const after = urlsOf(current.current);
      if (after.join() !== before.join()) onChange(after);
    },
    [onChange],
  );
  const change = useCallback(
    (key: string, part: Partial<Tile>) =>
      put((all) => all.map((tile) => (tile.key === key ? { ...tile, ...part } : tile))),
    [put],
  );

  // What the form was given from outside: a draft found again, an edit thrown away. When two uploads end together, `urls` may
  // lack the second: by them it would be taken for thrown away, and with it those that are still on their way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the form's pictures asks for it
  useEffect(() => {
    const held = latest();
    if (held.join() === urlsOf(current.current).join()) return;
    current.current = held.map(kept);
    setTiles(current.current);
  }, [urls]);

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
      for (const { file, preview } of current.current) if (file) URL.revokeObjectURL(preview);
    };
  }, []);

  const send = useCallback(
    async (key: string, file: File) => {
      const upload = new AbortController();
      uploads.current.set(key, upload);
      try {
        const onProgress = (progress: number) => change(key, { progress });
        const url = await uploadPicture(file, { onProgress, signal: upload.signal });
        const isTwice = current.current.some((tile) => tile.url === url);
        if (isTwice) put((all) => all.filter((tile) => tile.key !== key));
        else change(key, { url, progress: 1 });
      } catch (error) {
        if (upload.signal.aborted) return;
        logError(error);
        change(key, { problem: problemOf(error) });
      } finally {
        uploads.current.delete(key);
      }
    },
    [change, put],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const room = maxImages - current.current.filter(({ problem }) => !problem).length;
      if (files.length > room) onTooMany();
      const added = files.slice(0, Math.max(0, room)).map((file): Tile => {
        const problem = problemBefore(file);
        const tile = { key: crypto.randomUUID(), preview: URL.createObjectURL(file), name: file.name, file };
        return { ...tile, progress: 0, ...(problem ? { problem } : {}) };
      });
      put((all) => [...all.filter(({ problem }) => !problem), ...added]);
      for (const { key, file, problem } of added) if (!problem) void send(key, file!);
    },
    [onTooMany, put, send],
  );

  const retry = (tile: Tile) => {
    put((all) =>
      all.map((one) => {
        if (one.key !== tile.key) return one;
        const { problem: _, ...rest } = one;
        return { ...rest, progress: 0 };
      }),
    );
    if (tile.file) void send(tile.key, tile.file);
  };

  const move = (from: number, to: number) =>
    put((all) => {
      const [taken, rest] = [all[from], all.filter((_, index) => index !== from)];
      return taken ? [...rest.slice(0, to), taken, ...rest.slice(to)] : all;
    });

  /** Removes one; returns a function that restores it. */
  const remove = (tile: Tile) => {
    uploads.current.get(tile.key)?.abort();
    const at = current.current.findIndex(({ key }) => key === tile.key);
    put((all) => all.filter(({ key }) => key !== tile.key));
    return () =>
      put((all) =>
        all.length >= maxImages || all.some(({ key }) => key === tile.key)
          ? all
          : [...all.slice(0, at), tile, ...all.slice(at)],
      );
  };

  const isBusy = tiles.some(({ url, problem }) => !url && !problem);
  return { tiles, isBusy, add, retry, move, remove };
}

const urlsOf = (tiles: readonly Tile[]) => tiles.flatMap(({ url }) => url ?? []);
