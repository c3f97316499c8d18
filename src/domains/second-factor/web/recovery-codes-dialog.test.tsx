import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { countToasts, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

const codes = ["abcd-0001", "abcd-0002"];
const open = (onKept = vi.fn()) =>
  render(<RecoveryCodesDialog codes={codes} email="ada@example.com" onKept={onKept} />);

test("a file holds the codes and whose they are", async () => {
  const createObjectURL = vi.fn((_: Blob) => "blob:codes");
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Download" }));
  expect(names).toEqual(["cafeto-recovery-codes.txt"]);
  const text = await createObjectURL.mock.calls[0]![0].text();
  expect(text).toMatch(/^Cafeto recovery codes for ada@example\.com, .+\n\nabcd-0001\nabcd-0002\n$/);
});

test("printing prints the page", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("a browser that refuses the clipboard is told of", async () => {
  const { user } = open();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(screen.getByRole("button", { name: "Copy" }));
  const toast = await findToast("Couldn’t copy");
  expect(toast.getByText(/Select the text and copy it yourself/)).toBeTruthy();
  expect(screen.queryByText("Copied")).toBeNull();
});

test("only the button that confirms they are kept closes it", async () => {
  const onKept = vi.fn();
  const { user } = open(onKept);
  await user.keyboard("{Escape}");
  expect(onKept).not.toHaveBeenCalled();
  expect(countToasts()).toBe(0);
  await user.click(screen.getByRole("button", { name: "I’ve saved them" }));
  expect(onKept).toHaveBeenCalledOnce();
});
