import { createContext, type MouseEvent, use } from "react";
import { useNavigate } from "react-router";
import { splitLinks } from "./split-links.ts";

/** Asks before a link leaves the site. */
export const ConfirmLeave = createContext<(address: string) => void>(() => {});

/**
 * A text with its web addresses as links. One of our own opens at once; any other is asked about first, since what a link
 * looks like is the other side's choice.
 */
export function LinkedText({ text }: { text: string }) {
  const confirmLeave = use(ConfirmLeave);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>, address: string) => {
    event.preventDefault();
    const { origin, pathname, search, hash } = new URL(address);
    if (origin === window.location.origin) void navigate(`${pathname}${search}${hash}`);
    else confirmLeave(address);
  };
  return splitLinks(text).map(({ content, address }, index) =>
    address ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        key={index}
        href={address}
        rel="noopener noreferrer nofollow ugc"
        target="_blank"
        onClick={(event) => follow(event, address)}
        // The wheel's button opens a tab without a click.
        onAuxClick={(event) => event.button === 1 && follow(event, address)}
        className="wrap-anywhere underline underline-offset-2"
      >
        {content}
      </a>
    ) : (
      content
    ),
  );
}
