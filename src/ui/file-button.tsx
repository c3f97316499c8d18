import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { type ButtonProps, buttonLook } from "./button.tsx";
import { cn } from "./class-names.ts";

type FileButtonProps = Pick<ButtonProps, "variant" | "size"> & {
  children: ReactNode;
  /** As the attribute of an input: types and endings. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  "aria-describedby"?: string | undefined;
  onFiles: (files: File[]) => void;
};

/**
 * Opens the browser's file picker. The label does that without code, so files may be chosen before hydration: they are
 * handed over afterwards.
 */
export function FileButton({ variant, size, children, onFiles, ...attributes }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    // So that the same file can be chosen again.
    input.current!.value = "";
    onFiles(files);
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  return (
    <label
      className={cn(
        buttonLook({ variant, size }),
        "relative has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
      )}
    >
      {children}
      <input ref={input} type="file" className="sr-only" onChange={take} {...attributes} />
    </label>
  );
}
