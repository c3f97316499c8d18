import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { FileButton } from "./file-button.tsx";

const picture = new File(["1"], "bag.png", { type: "image/png" });
const input = () => screen.getByLabelText<HTMLInputElement>("Choose");

test("chosen files are handed over, and the same ones again", async () => {
  const onFiles = vi.fn();
  const { user } = render(
    <FileButton accept="image/png" onFiles={onFiles}>
      Choose
    </FileButton>,
  );
  await expectAccessible();
  await user.upload(input(), picture);
  await user.upload(input(), picture);
  expect(onFiles.mock.calls).toEqual([[[picture]], [[picture]]]);
});

test("files that were chosen before hydration are handed over too", () => {
  const onFiles = vi.fn();
  const early = { get: () => [picture] as unknown as FileList, set: vi.fn(), configurable: true };
  const files = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "files")!;
  Object.defineProperty(HTMLInputElement.prototype, "files", early);
  render(
    <FileButton accept="image/png" onFiles={onFiles}>
      Choose
    </FileButton>,
  );
  Object.defineProperty(HTMLInputElement.prototype, "files", files);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture]);
});

test("a closed one takes nothing", () => {
  render(
    <FileButton accept="image/png" disabled onFiles={vi.fn()}>
      Choose
    </FileButton>,
  );
  expect(input().disabled).toBe(true);
});
