import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { vendorEventTypes } from "#domains/integrations/vendor-events.ts";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import type { Endpoint } from "./endpoint-row.tsx";
import { WebhooksPanel } from "./webhooks-panel.tsx";

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

const endpoint: Endpoint = {
  id: idOf(1),
  url: "https://warehouse.example/cafeto",
  types: ["parcel.paid", "stock.changed"],
  isActive: true,
  createdAt: "2026-10-01T00:00:00.000Z",
  lastDelivery: null,
};
const delivery = {
  id: idOf(11),
  eventId: idOf(12),
  type: "parcel.paid",
  payload: { parcelId: idOf(13) },
  state: "failed" as const,
  attempts: 3,
  nextAttemptAt: null,
  lastStatus: 503,
  lastError: "status" as const,
  createdAt: "2026-11-20T10:30:00.000Z",
  deliveredAt: null,
};

/** The panel; with `isOpen` the one endpoint and its deliveries. */
function open(items: Endpoint[], more: Answers["integrations"] = {}, isOpen = false) {
  return render(<WebhooksPanel />, {
    at: `/vendor/dashboard?tab=enterprise&panel=webhooks${isOpen ? `&endpoint=${endpoint.id}` : ""}`,
    answers: {
      integrations: {
        listEndpoints: () => ({ items }),
        listDeliveries: () => ({ items: [delivery], total: 1, page: 1, pageSize: 20 }),
        ...more,
      },
    },
  });
}

test("an endpoint is added with its address and events, and its secret is shown once", async () => {
  const sent: unknown[] = [];
  const items: Endpoint[] = [];
  const { user } = open(items, {
    createEndpoint(input) {
      sent.push(input);
      items.push(endpoint);
      return { endpoint, secret: "whsec_1" };
    },
  });
  await screen.findByRole("heading", { name: "No endpoints yet" });
  await user.click(screen.getByRole("button", { name: "Add endpoint" }));
  const dialog = screen.getByRole("dialog", { name: "New endpoint" });
  const address = within(dialog).getByRole("textbox", { name: /^URL/ });
  expect(document.activeElement).toBe(address);
  for (const box of within(dialog).getAllByRole("checkbox")) expect(box).toHaveProperty("checked", true);
  await expectAccessible(dialog);
  await user.type(address, endpoint.url);
  await user.click(within(dialog).getByRole("checkbox", { name: "Stock changed" }));
  await user.click(within(dialog).getByRole("button", { name: "Add endpoint" }));
  const secret = await screen.findByRole("alertdialog", { name: "Signing secret" });
  expect(within(secret).getByText("whsec_1")).toBeTruthy();
  expect(sent).toEqual([
    { url: endpoint.url, types: vendorEventTypes.filter((type) => type !== "stock.changed") },
  ]);
  await user.click(within(secret).getByRole("button", { name: "I’ve saved it" }));
  expect(await screen.findByRole("link", { name: `Delivery log of ${endpoint.url}` })).toBeTruthy();
});

test("an address that can't be called, and no event at all, are said at their fields", async () => {
  const { user } = open([], {
    createEndpoint() {
      throw refusal("INVALID_ENDPOINT");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Add endpoint" }));
  const dialog = screen.getByRole("dialog");
  const add = within(dialog).getByRole("button", { name: "Add endpoint" });
  const address = within(dialog).getByRole("textbox", { name: /^URL/ });
  for (const box of within(dialog).getAllByRole("checkbox")) await user.click(box);
  await user.click(add);
  expect(address.getAttribute("aria-invalid")).toBe("true");
  expect(within(dialog).getByText("Choose at least one event.")).toBeTruthy();
  await user.click(within(dialog).getByRole("checkbox", { name: "A parcel was paid for" }));
  await user.type(address, "https://10.0.0.1/");
  await waitFor(() => expect(address.getAttribute("aria-invalid")).toBeNull());
  await user.click(add);
  await waitFor(() => expect(address.getAttribute("aria-invalid")).toBe("true"));
  expect(within(dialog).getByText(/^We can’t reach this URL\./)).toBeTruthy();
  expect(address).toHaveProperty("value", "https://10.0.0.1/");
});

test("an endpoint is tested, switched off, and says so", async () => {
  const sent: unknown[] = [];
  const items = [{ ...endpoint }];
  const { user } = open(
    items,
    {
      pingEndpoint: () => ({ deliveryId: idOf(20) }),
      updateEndpoint(input) {
        sent.push(input);
        items[0] = { ...endpoint, isActive: false };
        return items[0];
      },
    },
    true,
  );
  await user.click(await screen.findByRole("button", { name: "Send test event" }));
  expect(await screen.findByText("A test event is on its way")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Turn off" }));
  expect(await screen.findByText("Endpoint turned off")).toBeTruthy();
  expect(sent).toEqual([{ endpointId: endpoint.id, isActive: false }]);
  expect(await screen.findByText(/This endpoint is off\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send test event" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Turn on" })).toBeTruthy();
});

test("a new secret is made after a question; a deleted endpoint leads back to the list", async () => {
  const items = [endpoint];
  const { user, address } = open(
    items,
    {
      rotateEndpointSecret: () => ({ endpoint, secret: "whsec_2" }),
      deleteEndpoint() {
        items.pop();
        return {};
      },
    },
    true,
  );
  await user.click(await screen.findByRole("button", { name: "New secret" }));
  const question = screen.getByRole("alertdialog", { name: "Create a new secret?" });
  await user.click(within(question).getByRole("button", { name: "New secret" }));
  expect(await screen.findByText("whsec_2")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "I’ve saved it" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const farewell = screen.getByRole("alertdialog", { name: "Delete this endpoint?" });
  await user.click(within(farewell).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Endpoint deleted")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "No endpoints yet" })).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/vendor/dashboard?tab=enterprise&panel=webhooks"));
});

test("a delivery says what became of it, shows what was sent, and is sent again", async () => {
  const sent: string[] = [];
  const { user } = open(
    [endpoint],
    {
      replayDelivery({ deliveryId }) {
        sent.push(deliveryId);
        return { deliveryId: idOf(30) };
      },
    },
    true,
  );
  const log = screen.getByRole.bind(screen);
  await screen.findByText("Response 503 · 3 attempts");
  expect(log("region", { name: "Delivery log" }).textContent).toContain("Failed");
  await user.click(screen.getByText("Response 503 · 3 attempts"));
  expect(screen.getByText(idOf(12))).toBeTruthy();
  expect(screen.getByText(new RegExp(`"parcelId": "${idOf(13)}"`))).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Send again" }));
  expect(await screen.findByText("Sent again with the same event ID")).toBeTruthy();
  expect(sent).toEqual([delivery.id]);
});

test("an action that is refused is said, and nothing is promised", async () => {
  const { user } = open(
    [endpoint],
    {
      pingEndpoint() {
        throw refusal("ENDPOINT_OFF");
      },
    },
    true,
  );
  await user.click(await screen.findByRole("button", { name: "Send test event" }));
  await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
  expect(screen.queryByText("A test event is on its way")).toBeNull();
});

test("an endpoint says what became of its last delivery; a list that can't be loaded is tried again", async () => {
  const { user } = open([], {
    listEndpoints() {
      throw refusal("FORBIDDEN");
    },
  });
  expect(await screen.findByText("We couldn’t load your webhook endpoints.")).toBeTruthy();
  const lastDelivery = { state: "delivered" as const, at: "2026-11-20T10:30:00.000Z" };
  answerApi({
    integrations: {
      listEndpoints: () => ({ items: [{ ...endpoint, lastDelivery, isActive: false }] }),
    },
  });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  const row = (await screen.findByText(endpoint.url)).closest("li")!;
  expect(row.textContent).toContain("Off");
  expect(row.textContent).toContain("2 events");
  expect(row.textContent).toContain("Delivered");
});
