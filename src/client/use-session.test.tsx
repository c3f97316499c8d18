import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SessionProvider, useSession } from "./session.tsx";

function Probe() {
  return <b>{useSession()?.email ?? "nobody"}</b>;
}

test("outside of its provider the hook throws; within it a visitor is null", () => {
  expect(() => renderToString(<Probe />)).toThrow("useSession needs a SessionProvider");
  const page = renderToString(
    <SessionProvider session={null}>
      <Probe />
    </SessionProvider>,
  );
  expect(page).toBe("<b>nobody</b>");
});
