import { createContext, type ReactNode, use } from "react";
import { type CategoryMenu, initialMenu } from "../categories.ts";

const MenuContext = createContext(initialMenu);

/** What the shop's lists offer, where an administrator has set it; it comes with the document. */
export function CategoryMenuProvider({ menu, children }: { menu: CategoryMenu | null; children: ReactNode }) {
  return <MenuContext value={menu ?? initialMenu}>{children}</MenuContext>;
}

/** The categories that a list offers, in order. */
export const useCategories = (list: keyof CategoryMenu): CategoryMenu["page"] => use(MenuContext)[list];
