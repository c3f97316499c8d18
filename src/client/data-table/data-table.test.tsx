import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { expectAccessible } from "../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../tests/support/components/render.tsx";
import type { DataColumn, DataTableProps } from "./columns.ts";
import { DataTable } from "./data-table.tsx";
import { SavedViews } from "./saved-views.tsx";

type Bean = { id: string; name: string; origin: string };
const rows: Bean[] = [
  { id: "a", name: "Huila", origin: "Colombia" },
  { id: "b", name: "Sidamo", origin: "Ethiopia" },
];
const columns: DataColumn<Bean>[] = [
  { id: "name", header: "Name", isPrimary: true, cell: ({ name }) => name },
  {
    ...{ id: "origin", header: "Origin", cell: ({ origin }: Bean) => origin },
    sort: { href: "?sort=origin", direction: "ascending" },
  },
];

function open(more: Partial<DataTableProps<Bean>> = {}) {
  return render(
    <DataTable
      {...{ list: "beans", label: "Beans", columns, rows, empty: <p>None here</p> }}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      hrefOf={({ id }) => `?bean=${id}`}
      {...more}
    />,
    { at: "/admin" },
  );
}

beforeEach(() => localStorage.clear());
const table = () => within(screen.getByRole("table", { name: "Beans" }));

test("rows are named by their first column and lead to it; a sorted column says so", async () => {
  open();
  expect(table().getByRole("rowheader", { name: "Huila" })).toBeTruthy();
  expect(table().getByRole("link", { name: "Huila" }).getAttribute("href")).toBe("/admin?bean=a");
  const origin = table().getByRole("columnheader", { name: "Origin" });
  expect(origin.ariaSort ?? origin.getAttribute("aria-sort")).toBe("ascending");
  await expectAccessible();
});

test("a hidden column stays hidden on this device, and comes back", async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole("button", { name: "View options" }));
  await user.click(screen.getByRole("checkbox", { name: "Origin" }));
  await expectAccessible();
  await user.keyboard("{Escape}");
  expect(table().queryByRole("columnheader", { name: "Origin" })).toBeNull();
  unmount();
  const again = open();
  expect(table().queryByRole("columnheader", { name: "Origin" })).toBeNull();
  await again.user.click(screen.getByRole("button", { name: "View options" }));
  await again.user.click(screen.getByRole("checkbox", { name: "Origin" }));
  await again.user.keyboard("{Escape}");
  expect(table().getByRole("columnheader", { name: "Origin" })).toBeTruthy();
});

test("j and k go along the rows, x selects one, and actions get what is selected", async () => {
  const acted: string[][] = [];
  const { user } = open({
    bulk: (ids, clear) => (
      <button
        type="button"
        onClick={() => {
          acted.push(ids);
          clear();
        }}
      >
        Act
      </button>
    ),
  });
  table().getByRole("link", { name: "Huila" }).focus();
  await user.keyboard("j");
  expect(document.activeElement).toBe(table().getByRole("link", { name: "Sidamo" }));
  await user.keyboard("x");
  expect(screen.getByRole("status").textContent).toContain("1 selected");
  await user.keyboard("kx");
  await user.click(screen.getByRole("button", { name: "Act" }));
  expect(acted.map((ids) => ids.toSorted())).toEqual([["a", "b"]]);
  expect(screen.queryByRole("status")).toBeNull();
});

test("nothing, a failure and waiting each look like what they are", async () => {
  const { unmount } = open({ rows: [] });
  expect(screen.getByText("None here")).toBeTruthy();
  unmount();
  let retries = 0;
  const failed = open({ rows: undefined, error: { isRetrying: false, onRetry: () => retries++ } });
  await failed.user.click(screen.getByRole("button", { name: /again|retry/i }));
  expect(retries).toBe(1);
});

test("an address can be saved under a name, is marked when it is open, and removed", async () => {
  const { user } = render(<SavedViews list="beans" given={[{ label: "All", search: "?tab=beans" }]} />, {
    at: "/admin?origin=CO&tab=beans&cursor=3_4",
  });
  await user.click(screen.getByRole("button", { name: "Save view" }));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Save view" }));
  expect(dialog.getByText("Enter a name.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Name"), "Colombia");
  await user.click(dialog.getByRole("button", { name: "Save view" }));
  const saved = screen.getByRole("link", { name: "Colombia" });
  expect(saved.getAttribute("aria-current")).toBe("true");
  expect(saved.getAttribute("href")).toBe("/admin?origin=CO&tab=beans");
  expect(screen.queryByRole("button", { name: "Save view" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove the view “Colombia”" }));
  expect(screen.queryByRole("link", { name: "Colombia" })).toBeNull();
});
