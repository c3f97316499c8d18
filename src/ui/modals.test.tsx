import { screen, waitFor } from "@testing-library/react";
import { type ComponentType, useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { CloseModal, Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import type { ModalProps } from "./modal-parts.tsx";

const modals: [string, ComponentType<ModalProps>][] = [
  ["dialog", Dialog],
  ["drawer", Drawer],
  ["bottom sheet", BottomSheet],
];

test.each(modals)("a %s takes the focus, keeps it, and gives it back on Escape", async (_, Modal) => {
  const { user } = render(
    <Modal
      trigger={<button type="button">Filters</button>}
      title="Choose filters"
      description="What to show"
      footer={
        <CloseModal>
          <button type="button">Done</button>
        </CloseModal>
      }
    >
      <input aria-label="Origin" />
    </Modal>,
  );
  const opener = screen.getByRole("button", { name: "Filters" });
  await user.click(opener);
  const modal = screen.getByRole("dialog", { name: "Choose filters" });
  expect(document.getElementById(modal.getAttribute("aria-describedby")!)!.textContent).toBe("What to show");
  for (let presses = 0; presses < 5; presses++) {
    expect(modal.contains(document.activeElement)).toBe(true);
    await user.tab();
  }
  await expectAccessible(modal);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(opener);

  await user.click(opener);
  await user.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(opener);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test.each(modals)("a %s that the page opens gives the focus back to where it was", async (_, Modal) => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Modal open={isOpen} onOpenChange={setOpen} title="Filters" hideTitle />
      </>
    );
  }
  const { user } = render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  expect(screen.getByRole("dialog", { name: "Filters" }).getAttribute("aria-describedby")).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

const question = (onConfirm: () => void | Promise<void>) => (
  <ConfirmDialog
    trigger={<Button>Delete</Button>}
    title="Delete the product?"
    description="It can't be undone."
    confirmLabel="Delete product"
    onConfirm={onConfirm}
  >
    <p>Its pictures go as well.</p>
  </ConfirmDialog>
);

test("a question is an alertdialog that a press outside leaves open; Cancel does nothing", async () => {
  const onConfirm = vi.fn();
  const { user } = render(question(onConfirm));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = screen.getByRole("alertdialog", { name: "Delete the product?" });
  expect(dialog.textContent).toContain("It can't be undone.");
  await expectAccessible(dialog);
  await user.click(dialog.parentElement!.querySelector("[data-state=open].fixed.inset-0")!);
  expect(screen.queryByRole("alertdialog")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
});

test("confirmed, it stays open and busy until the work is done, and works once", async () => {
  let finish = () => {};
  const onConfirm = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = render(question(onConfirm));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(screen.getByRole("button", { name: "Delete product" }));
  const busy = screen.getByRole("button", { name: "Loading..." });
  expect(busy.ariaBusy).toBe("true");
  await user.click(busy);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alertdialog")).not.toBeNull();
  finish();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("what is done at once closes it at once", async () => {
  const onConfirm = vi.fn();
  const { user } = render(question(onConfirm));
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(screen.getByRole("button", { name: "Delete product" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onConfirm).toHaveBeenCalledOnce();
});

test("a dialog with a field has the focus there, not on the button that closes; one that only shows a text has it there", async () => {
  const { user } = render(
    <>
      <Dialog trigger={<button type="button">Write</button>} title="Reason">
        <input type="checkbox" aria-label="Urgent" />
        <input readOnly aria-label="Number" />
        <textarea aria-label="Words" />
      </Dialog>
      <Dialog trigger={<button type="button">Read</button>} title="Terms">
        Long
      </Dialog>
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Write" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Words" }));
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Read" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
});
