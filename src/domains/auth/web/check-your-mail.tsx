import { type ReactNode, useEffect, useRef } from "react";
import { Illustration } from "#ui/illustration.tsx";

export type CheckYourMailProps = { title: string; text: string; children?: ReactNode };

/** Replaces a form once a mail is on its way; takes the focus, so that it is announced. */
export function CheckYourMail({ title, text, children }: CheckYourMailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-leaf bg-leaf-wash p-6 sm:p-8">
      <Illustration name="letter" className="-ml-2 size-24" />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-4 font-display font-semibold text-heading focus:outline-none"
      >
        {title}
      </h2>
      <p className="mt-3 break-words">{text}</p>
      {children}
    </div>
  );
}
