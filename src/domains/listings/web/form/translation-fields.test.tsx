import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../../tests/support/components/sessions.ts";
import { productDraft } from "./product-draft.ts";
import { ProductForm } from "./product-form.tsx";

const es = { name: "Amanecer de Huila", description: "Dulce y redondo, lavado y secado en camas altas." };
const product: OwnProduct = {
  id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0003",
  state: "active",
  isActive: true,
  isTakenDown: false,
  publishesAtOnce: false,
  name: "Huila Dawn",
  description: "Sweet and round, washed and dried on raised beds.",
  language: "en",
  translations: { es },
  category: "equipment",
  originCountry: null,
  region: null,
  altitudeMeters: null,
  variety: null,
  process: null,
  roastLevel: "none",
  tastingNotes: [],
  weightGrams: 250,
  hsCode: null,
  imageUrls: [],
  sku: null,
  priceCents: 1_850,
  mostUnits: null,
  stockQuantity: 9,
  heldQuantity: 0,
  submittedAt: "2026-10-01T10:00:00.000Z",
  rejectionReason: null,
  createdAt: "2026-10-01T10:00:00.000Z",
  revision: null,
};

const createProduct = vi.fn((_: unknown) => product);
const updateProduct = vi.fn((_: unknown) => product);
const show = (own: OwnProduct | null) =>
  render(<ProductForm product={own} onSaved={() => undefined} />, {
    session: buyerSession(),
    answers: { listings: { createProduct, updateProduct } },
  });

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isOpen = () => screen.getByText("Translations (optional)").closest("details")!.open;
const groups = () =>
  within(screen.getByText("Translations (optional)").closest("details")!)
    .getAllByRole("group")
    .flatMap((group) => group.querySelector("legend")?.textContent ?? []);
const save = () => screen.getByRole("button", { name: /^(Save changes|Submit for approval)$/ });
const half = "Fill in this field too, or leave both empty";
const check = /Check that this still matches/;

beforeEach(() => {
  createProduct.mockClear();
  updateProduct.mockReset().mockReturnValue(product);
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("a new product is sent with the one translation that it has", async () => {
  const { user } = show(null);
  expect(isOpen()).toBe(false);
  await user.type(box("Product name *"), product.name);
  await user.click(box("Description *"));
  await user.paste(product.description);
  await user.selectOptions(screen.getByLabelText("Category *"), "equipment");
  await user.type(box("Price in USD *"), "18.50");
  await user.type(box("Weight in grams *"), "250");
  await user.type(box("Stock quantity *"), "9");
  await user.click(screen.getByText("Translations (optional)"));
  expect(groups()).toEqual(["Spanish", "Portuguese"]);
  expect(box("Name in Spanish").lang).toBe("es");
  expect(box("Description in Spanish").lang).toBe("es");
  await user.type(box("Name in Spanish"), ` ${es.name} `);
  await user.click(box("Description in Spanish"));
  await user.paste(es.description);
  expect(screen.getByText(`${es.description.length} / 5,000`)).toBeTruthy();
  await expectAccessible();
  await user.click(save());
  await vi.waitFor(() => expect(createProduct).toHaveBeenCalledOnce());
  expect(createProduct.mock.calls[0]![0]).toMatchObject({ language: "en", translations: { es } });
});

test("half a translation is refused at the field that lacks, until it is whole or gone", async () => {
  const { user } = show({ ...product, translations: {} });
  await user.type(box("Name in Portuguese"), "Aurora de Huila");
  expect(screen.queryByText(half)).toBeNull();
  await user.click(screen.getByText("Translations (optional)"));
  await vi.waitFor(() => expect(isOpen()).toBe(false));
  await user.click(save());
  const lacking = box("Description in Portuguese");
  expect(await screen.findByText(half)).toBeTruthy();
  expect(lacking.getAttribute("aria-invalid")).toBe("true");
  expect(box("Name in Portuguese").getAttribute("aria-invalid")).toBeNull();
  await vi.waitFor(() => expect(isOpen()).toBe(true));
  expect(updateProduct).not.toHaveBeenCalled();
  await user.clear(box("Name in Portuguese"));
  await vi.waitFor(() => expect(screen.queryByText(half)).toBeNull());
  await user.click(save());
  await vi.waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  expect(updateProduct.mock.calls[0]![0]).toMatchObject({ translations: {} });
});

test("an edit starts with the translations there are; one that stayed while the original changed asks for a look", async () => {
  const { user } = show(product);
  expect(isOpen()).toBe(true);
  expect(box("Name in Spanish").value).toBe(es.name);
  expect(box("Description in Spanish").value).toBe(es.description);
  expect(screen.queryByText(check)).toBeNull();
  await user.type(box("Product name *"), " II");
  expect(within(screen.getByRole("group", { name: "Spanish" })).getByText(check)).toBeTruthy();
  expect(screen.getAllByText(check)).toHaveLength(1);
  await user.type(box("Name in Spanish"), " II");
  expect(screen.queryByText(check)).toBeNull();
  await user.clear(box("Name in Spanish"));
  await user.clear(box("Description in Spanish"));
  await user.click(save());
  await vi.waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  expect(updateProduct.mock.calls[0]![0]).toMatchObject({ name: "Huila Dawn II", translations: {} });
});

test("another original language moves the groups and loses nothing", async () => {
  const { user } = show(product);
  const choose = (language: string) =>
    user.selectOptions(screen.getByLabelText("Language of the text"), language);
  const unsent = /isn’t saved/;
  await choose("es");
  expect(groups()).toEqual(["English", "Portuguese"]);
  expect(box("Product name *").lang).toBe("es");
  expect(screen.getByText(unsent)).toBeTruthy();
  await user.type(box("Name in English"), "Huila Dawn");
  await choose("pt");
  expect(groups()).toEqual(["English", "Spanish"]);
  expect(screen.queryByText(unsent)).toBeNull();
  expect(box("Name in English").value).toBe("Huila Dawn");
  expect(box("Name in Spanish").value).toBe(es.name);
  await user.click(box("Description in English"));
  await user.paste(product.description);
  await choose("es");
  await user.click(save());
  await vi.waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  const en = { name: product.name, description: product.description };
  expect(updateProduct.mock.calls[0]![0]).toMatchObject({ language: "es", translations: { en } });
  expect(updateProduct.mock.calls[0]![0]).not.toHaveProperty("translations.es");
});

test("what the server refuses of a translation is said at its field", async () => {
  updateProduct.mockImplementation(() => {
    throw refusal("BAD_REQUEST", { issues: [{ path: "translations.es.description", message: "wrong" }] });
  });
  const { user } = show(product);
  await user.click(save());
  const refused = box("Description in Spanish");
  await vi.waitFor(() => expect(refused.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(refused);
});

test("a draft keeps translations; one from before there were any leaves the product's", async () => {
  const { user, unmount } = show(product);
  await user.type(box("Name in Portuguese"), "Aurora");
  unmount();
  const kept = productDraft(product.id).get()!;
  expect(kept.translations?.pt.name).toBe("Aurora");
  const { translations: _, ...old } = kept;
  act(() => void productDraft(product.id).set(() => ({ ...old, name: "Older draft" })));
  const again = show(product);
  expect(await screen.findByText("We kept your draft")).toBeTruthy();
  expect(box("Product name *").value).toBe("Older draft");
  expect(box("Name in Spanish").value).toBe(es.name);
  expect(box("Name in Portuguese").value).toBe("");
  await again.user.click(save());
  await vi.waitFor(() => expect(updateProduct).toHaveBeenCalledOnce());
  expect(updateProduct.mock.calls[0]![0]).toMatchObject({ name: "Older draft", translations: { es } });
});
