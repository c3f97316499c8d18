import { data } from "react-router";
import { NotFound } from "../not-found.tsx";

/** Any path outside the table responds 404. */
export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return <NotFound />;
}
