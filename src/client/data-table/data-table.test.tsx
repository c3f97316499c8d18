import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { refusal } from "../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../tests/support/components/render.tsx";
import type { BulkAction, BulkWork } from "./bulk-actions.ts";
import type { DataColumn, DataTableProps } from "./columns.ts";
import { DataTable } from "./data-table.tsx";
import { ExportButton } from "./export-button.tsx";
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

/** An action that takes the rows down to a list, refusing some. */
function actionOf(acted: string[][], more: Partial<BulkWork<Bean>> = {}): BulkAction<Bean> {
  return {
    ...{ id: "roast", label: "Roast", isFor: ({ id }) => id !== "raw" },
    work: {
      run: async (some) => void acted.push(some.map(({ id }) => id)),
      ...more,
    },
  };
}

test("j and k go along the rows, x selects one, and actions get what is selected", async () => {
  const acted: string[][] = [];
  const { user } = open({ bulk: [actionOf(acted, { size: 10 })] });
  table().getByRole("link", { name: "Huila" }).focus();
  await user.keyboard("j");
  expect(document.activeElement).toBe(table().getByRole("link", { name: "Sidamo" }));
  await user.keyboard("x");
  expect(screen.getByRole("status").textContent).toContain("1 selected");
  await user.keyboard("kx");
  await user.click(screen.getByRole("button", { name: "Roast" }));
  expect(acted.map((ids) => ids.toSorted())).toEqual([["a", "b"]]);
  expect(screen.getByRole("status").textContent).toBe("Roast: 2 done");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Close result" }));
  expect(screen.queryByRole("status")).toBeNull();
});

test("the same keys work in a phone's cards, whose boxes select too", async () => {
  const { user } = open({ bulk: [actionOf([])] });
  const cards = within(screen.getByRole("list", { name: "Beans" }));
  cards.getByRole("link", { name: "Huila" }).focus();
  await user.keyboard("jx");
  expect(document.activeElement).toBe(cards.getByRole("link", { name: "Sidamo" }));
  expect(cards.getByRole("checkbox", { name: "Select Sidamo" })).toHaveProperty("checked", true);
  await user.click(cards.getByRole("checkbox", { name: "Select Huila" }));
  expect(screen.getByRole("status").textContent).toBe("2 selected");
});

test("what failed is named with its reason, what is not possible is left out, and the rest is undone", async () => {
  const undone: string[] = [];
  const all = [...rows, { id: "raw", name: "Green", origin: "Peru" }];
  const { user } = open({
    rows: all,
    bulk: [
      actionOf([], {
        run: async ([bean]) => {
          if (bean!.id === "b") throw refusal("CONFLICT");
        },
        undo: async ([bean]) => void undone.push(bean!.id),
      }),
    ],
  });
  await user.click(table().getByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Roast" }));
  const status = (await screen.findByText("Roast: 1 done")).parentElement!.textContent;
  expect(status).toContain("1 failed");
  expect(status).toContain("1 row was skipped");
  const failures = within(screen.getByRole("list", { name: "What failed" })).getAllByRole("listitem");
  expect(failures.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Sidamo: \w/)]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone: 1")).toBeTruthy();
  expect(undone).toEqual(["a"]);
});

test("a run is stopped between two rows, and ends where no further one can succeed", async () => {
  const acted: string[] = [];
  let release = () => {};
  const many = Array.from({ length: 5 }, (_, n) => ({ id: `n${n}`, name: `Lot ${n}`, origin: "Peru" }));
  const { user, unmount } = open({
    rows: many,
    bulk: [
      actionOf([], {
        run: ([bean]) => {
          acted.push(bean!.id);
          return new Promise<void>((resolve) => {
            release = resolve;
          });
        },
      }),
    ],
  });
  await user.click(table().getByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Roast" }));
  expect(screen.getByRole("progressbar", { name: "Roast…" }).getAttribute("aria-valuetext")).toBe("0 of 5");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  release();
  expect(await screen.findByText("Stopped. 4 weren’t processed.")).toBeTruthy();
  expect(acted).toEqual(["n0"]);
  unmount();
  const refused = open({
    rows: many,
    bulk: [
      actionOf([], {
        run: async () => {
          throw refusal("FORBIDDEN");
        },
      }),
    ],
  });
  await refused.user.click(table().getByRole("checkbox", { name: "Select all rows on this page" }));
  await refused.user.click(screen.getByRole("button", { name: "Roast" }));
  expect(await screen.findByText("Stopped. 4 weren’t processed.")).toBeTruthy();
});

test("the selection outlives the page, and takes in what other pages have", async () => {
  const acted: string[][] = [];
  const asked: (string | null)[] = [];
  const { user } = open({
    nextHref: "?page=2",
    bulk: [actionOf(acted, { size: 10 })],
    readMatching: async (after) => {
      asked.push(after);
      return after
        ? { items: [{ id: "c", name: "Yirga", origin: "Ethiopia" }], next: null }
        : { items: rows, next: "b" };
    },
  });
  await user.click(table().getByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Select all matching" }));
  expect(await screen.findByText("3 selected")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Roast" }));
  expect([asked, acted]).toEqual([[null, "b"], [["a", "b", "c"]]]);
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

test("an export is a download of the whole list, with its filters", async () => {
  open({
    exportButton: <ExportButton path="/api/admin/users-csv" input={{ state: "banned", after: undefined }} />,
  });
  const link = screen.getByRole("link", { name: "Export CSV" });
  expect(link.getAttribute("href")).toBe("/api/admin/users-csv?state=banned");
  expect(link.hasAttribute("download")).toBe(true);
});
