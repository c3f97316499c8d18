import type { ReactNode } from "react";

type UntilStoredProps = { nothing: ReactNode; place: ReactNode };

/**
 * What lives in the browser, as the server draws it: `nothing` for a newcomer, who can have nothing stored here, and its
 * `place` for everybody else (`hearEarly` says which of the two it is, before the first paint).
 */
export function UntilStored({ nothing, place }: UntilStoredProps) {
  return (
    <>
      <div data-newcomer="">{nothing}</div>
      <div data-returner="">{place}</div>
    </>
  );
}
