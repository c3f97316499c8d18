import { Outlet } from "react-router";
import "#i18n/signed-in-words.ts";

/** Its pages are there when the signed-in areas' words are. */
export default function SignedInWords() {
  return <Outlet />;
}
