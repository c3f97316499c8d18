import { type ComponentProps, type ComponentType, type ReactElement, useRef, useState } from "react";
import { usePress } from "./presses.tsx";

/** What a menu gets from its `LazyMenu`: the button, and that it is open from the beginning. */
export type MenuProps = { trigger: ReactElement; defaultOpen: boolean };

type LazyMenuProps<Rest> = Omit<ComponentProps<"button">, "type"> & {
  /** Names the menu among those of the page. */
  name: string;
  load: () => Promise<ComponentType<MenuProps & Rest>>;
  /** What else the menu shows. */
  menu: Rest;
};

/** The button of a menu whose code loads when a user is about to open it. */
export function LazyMenu<Rest>({ name, load, menu, ...button }: LazyMenuProps<Rest>) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps & Rest> | null>(null);
  const loading = useRef<ReturnType<typeof load>>(undefined);
  const preload = () => {
    const wanted = loading.current ?? load();
    loading.current = wanted;
    wanted.catch(() => {
      loading.current = undefined;
    });
    return wanted;
  };
  const press = usePress(`menu ${name}`, () => {
    preload().then(
      (Loaded) => setMenu(() => Loaded),
      (error) => console.error(error),
    );
  });
  if (Menu) return <Menu trigger={<button type="button" {...button} />} defaultOpen {...menu} />;
  return (
    <button
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void preload()}
      onFocus={() => void preload()}
      {...button}
      {...press}
    />
  );
}
