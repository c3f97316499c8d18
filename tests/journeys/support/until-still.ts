import type { Locator } from "@playwright/test";

/** Waits until an element has kept its place for ten frames: what a jump brings into the window takes its height after some. */
export const untilStill = (element: Locator) =>
  element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        let [place, frames] = [Number.NaN, 0];
        const look = () => {
          const { y } = node.getBoundingClientRect();
          frames = y === place ? frames + 1 : 0;
          place = y;
          if (frames < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
