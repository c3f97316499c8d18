import { type AddressField, addressFields } from "./address-rules.ts";

export type AddressIssue = { field: AddressField; message: string };

/** The fields named by an INVALID_ADDRESS or BAD_REQUEST error; a path may start with `address.`. */
export function readAddressIssues(error: unknown): AddressIssue[] {
  const data = (error as { data?: { issues?: unknown } } | null)?.data;
  const issues = Array.isArray(data?.issues) ? (data.issues as { path?: unknown; message?: unknown }[]) : [];
  return issues.flatMap(({ path, message }) => {
    const name = String(path ?? "").replace(/^address\./, "");
    const field = addressFields.find((one) => one === name);
    return field ? [{ field, message: String(message ?? "") }] : [];
  });
}
