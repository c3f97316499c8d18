import { act, screen, waitFor, within } from "@testing-library/react";
import { Link, useSearchParams } from "react-router";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { DropdownMenu, MenuChoice, MenuChoices, MenuItem, MenuSeparator } from "./dropdown-menu.tsx";
import { LazyMenu, type MenuProps } from "./lazy-menu.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

test("a menu opens by keyboard, arrows walk, Enter selects, and the focus comes back", async () => {
  const onSelect = vi.fn();
  const { user, address } = render(
    <DropdownMenu trigger={<button type="button">Account</button>}>
      <MenuItem asChild>
        <Link to="/orders">Orders</Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={onSelect}>
        Sign out
      </MenuItem>
    </DropdownMenu>,
  );
  const button = screen.getByRole("button", { name: "Account" });
  button.focus();
  await user.keyboard("{Enter}");
  const menu = await screen.findByRole("menu");
  await expectAccessible(menu);
  expect(document.activeElement).toBe(screen.getByRole("menuitem", { name: "Orders" }));
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("menuitem", { name: "Orders" }));
  expect(address()).toBe("/orders");
});

test("a choice says which one is chosen, and tells of another", async () => {
  const onValueChange = vi.fn();
  const { user } = render(
    <DropdownMenu trigger={<button type="button">Language</button>} align="start" modal>
      <MenuChoices value="en" onValueChange={onValueChange}>
        <MenuChoice value="en">English</MenuChoice>
        <MenuChoice value="es">Español</MenuChoice>
      </MenuChoices>
    </DropdownMenu>,
  );
  await user.click(screen.getByRole("button", { name: "Language" }));
  const english = await screen.findByRole("menuitemradio", { name: "English" });
  expect(english.ariaChecked).toBe("true");
  await user.click(screen.getByRole("menuitemradio", { name: "Español" }));
  expect(onValueChange).toHaveBeenCalledWith("es");
});

function Letters({ letter, ...menu }: MenuProps & { letter: string }) {
  return (
    <DropdownMenu {...menu}>
      <MenuItem>{letter}</MenuItem>
    </DropdownMenu>
  );
}

test("a menu's code comes once, when it is about to be opened; a failed load is tried again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn(async () => Letters);
  load.mockRejectedValueOnce(new Error("offline"));
  const { user } = render(
    <LazyMenu name="letters" load={load} menu={{ letter: "A" }}>
      Letters
    </LazyMenu>,
  );
  const button = screen.getByRole("button", { name: "Letters" });
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  expect(button.ariaExpanded).toBe("false");
  expect(load).not.toHaveBeenCalled();
  await act(() => user.hover(button));
  expect(load).toHaveBeenCalledOnce();
  await user.click(button);
  expect(await screen.findByRole("menuitem", { name: "A" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

const tabs = (
  <Tabs defaultValue="story">
    <TabList label="The product">
      <Tab value="story">Story</Tab>
      <Tab value="reviews" count={3} countLabel="3 new reviews">
        Reviews
      </Tab>
      <Tab value="gone" disabled>
        Gone
      </Tab>
    </TabList>
    <TabPanel value="story">High above the valley</TabPanel>
    <TabPanel value="reviews">Everybody likes it</TabPanel>
  </Tabs>
);

test("arrows walk along the tabs and open them; the panel follows", async () => {
  const { user } = render(tabs);
  const list = screen.getByRole("tablist", { name: "The product" });
  const [story, reviews] = within(list).getAllByRole("tab");
  expect(screen.getByRole("tabpanel").textContent).toBe("High above the valley");
  expect(reviews!.textContent).toContain("3 new reviews");
  await user.tab();
  expect(document.activeElement).toBe(story);
  await user.keyboard("{ArrowRight}");
  expect(reviews!.ariaSelected).toBe("true");
  expect(screen.getByRole("tabpanel").textContent).toBe("Everybody likes it");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(story);
  await expectAccessible();
});

function AddressTabs() {
  const [params] = useSearchParams();
  return (
    <Tabs value={params.get("tab") ?? "story"}>
      <TabList label="The product">
        <Tab value="story" to="?tab=story">
          Story
        </Tab>
        <Tab value="reviews" to="?tab=reviews">
          Reviews
        </Tab>
      </TabList>
    </Tabs>
  );
}

test("tabs of the address are links; the space bar opens them as well", async () => {
  const { user, address } = render(<AddressTabs />, { at: "/products/1" });
  const reviews = screen.getByRole("tab", { name: "Reviews" });
  expect(reviews.getAttribute("href")).toBe("/products/1?tab=reviews");
  reviews.focus();
  await user.keyboard(" ");
  await waitFor(() => expect(address()).toBe("/products/1?tab=reviews"));
  expect(reviews.ariaSelected).toBe("true");
  await user.click(screen.getByRole("tab", { name: "Story" }));
  await waitFor(() => expect(address()).toBe("/products/1?tab=story"));
});
