import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../../tests/support/components/sessions.ts";
import { AllProducts } from "./all-products.tsx";
import { ProductQueue } from "./product-queue.tsx";

const submittedAt = "2026-03-02T08:00:00.000Z";
const entryOf = (n: number, kind: "product" | "revision" = "product") => ({
  ...{ kind, productId: idOf(n), name: `Lot ${n}`, imageUrl: "/a.webp" },
  ...{ companyName: "Finca Sol", submittedAt },
});
const counts = { product: 2, revision: 1 };

beforeEach(() => localStorage.clear());

test("selected products and edits of the queue are approved, what changed is named, and the rest is taken back", async () => {
  const approved: string[][] = [];
  const undone: string[][] = [];
  const { user } = render(<ProductQueue shown={{}} />, {
    session: adminSession(),
    at: "/admin?tab=products",
    answers: {
      listings: {
        listProductQueue: () => ({
          items: [entryOf(1), entryOf(2), entryOf(3, "revision")],
          ...{ next: null, counts },
        }),
        approveProducts({ items }) {
          approved.push(items.map(({ productId }) => productId));
          return { changed: [idOf(2)] };
        },
        undoApprovals({ items }) {
          undone.push(items.map(({ productId }) => productId));
          return { kept: [{ productId: idOf(3), because: "ordered" as const }] };
        },
      },
    },
  });
  const table = within(await screen.findByRole("table", { name: "Waiting for a decision" }));
  await expectAccessible();
  await user.click(table.getByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Approve: 2 done")).toBeTruthy();
  const failures = () => within(screen.getByRole("list", { name: "What failed" }));
  expect(failures().getByRole("listitem").textContent).toContain(
    "Lot 2: It has changed or been decided since",
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone: 1")).toBeTruthy();
  expect(failures().getByRole("listitem").textContent).toBe("Lot 3: It has been ordered since.");
  expect([approved, undone]).toEqual([[[idOf(1), idOf(2), idOf(3)]], [[idOf(1), idOf(3)]]]);
});

test("everything that waits is approved in batches, and can be taken back", async () => {
  let left = 2;
  const lots = [1, 2, 3].map((n) => ({ productId: idOf(n), submittedAt }));
  const undone: number[] = [];
  const { user } = render(<ProductQueue shown={{}} />, {
    session: adminSession(),
    at: "/admin?tab=products",
    answers: {
      listings: {
        listProductQueue: () => ({ items: [entryOf(1)], next: null, counts }),
        approveWaitingProducts() {
          left -= 1;
          return { approved: left === 1 ? lots.slice(0, 2) : lots.slice(2), left };
        },
        undoApprovals({ items }) {
          undone.push(items.length);
          return { kept: [] };
        },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Approve all 3 waiting" }));
  await user.click(screen.getByRole("button", { name: "Approve all" }));
  await user.click(await screen.findByRole("button", { name: "Undo these 3 approvals" }));
  expect(await screen.findByText("Approvals undone: 3")).toBeTruthy();
  await waitFor(() => expect(undone).toEqual([3]));
});

test("all products are ordered and narrowed to a vendor by links, and exported as they are filtered", async () => {
  const product = (n: number) => ({
    ...{ id: idOf(n), name: `Lot ${n}`, imageUrl: "/a.webp", state: "active" as const, isTakenDown: false },
    ...{ category: "roasted-coffee" as const, priceCents: n * 1_000, stockQuantity: n, submittedAt },
    ...{ vendor: { id: idOf(50), companyName: "Finca Sol" }, createdAt: submittedAt },
  });
  render(<AllProducts decisions={[]} />, {
    session: adminSession(),
    at: "/admin?tab=products&list=all&stock=low&sort=cheapest",
    answers: { listings: { listAllProducts: () => ({ items: [product(1), product(2)], next: null }) } },
  });
  const table = within(await screen.findByRole("table", { name: "All products" }));
  await expectAccessible();
  const price = table.getByRole("columnheader", { name: "Price" });
  expect(price.getAttribute("aria-sort")).toBe("ascending");
  expect(within(price).getByRole("link").getAttribute("href")).toContain("sort=dearest");
  const vendor = table.getAllByRole("link", { name: "Finca Sol" })[0]!;
  expect(vendor.getAttribute("href")).toContain(`vendor=${idOf(50)}`);
  expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toBe(
    "/api/admin/products-csv?stock=low&sort=cheapest",
  );
});
