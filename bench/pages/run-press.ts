import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../tools/find-chromium.ts";
import { findExamples, openMarket } from "./open-market.ts";

/** A telephone: a fourth of this processor's speed, 1.6 Mbit/s, 150 ms there and back. */
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
};
const targetMs = 1_500;

/**
 * `npm run bench:press -- --runs 5 --url http://localhost:3000`: how long after a press on "Add to cart", given as soon as
 * the button is painted, the cart has the product. A fresh browser each time; without an address it opens the demo market.
 */
export async function runPress(root: string): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: "string" }, runs: { type: "string", default: "5" } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 99)
    throw new RangeError("--runs takes a whole number from 1 to 99.");
  const opened: (() => Promise<unknown>)[] = [];
  try {
    const origin = values.url ?? (await openMarket(root, (close) => opened.unshift(close)));
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
    });
    opened.unshift(() => browser.close());
    const { productId } = await findExamples(origin);
    const address = `${origin}/products/${productId}?lang=en`;
    // The first view of an address is made for it; what many see is what counts.
    await (await fetch(address)).text();
    const waits: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { painted, pressed, done } = await pressOnce(browser, address);
      waits.push(done - pressed);
      console.log(
        `painted ${Math.round(painted)} ms, pressed ${Math.round(pressed)} ms, in the cart ${Math.round(done - pressed)} ms later`,
      );
    }
    const median = waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)]!;
    console.log(`median of ${runs}: ${Math.round(median)} ms (target: ${targetMs} ms)`);
  } finally {
    for (const close of opened) await close();
  }
}

type Times = { painted: number; pressed: number; done: number };

async function pressOnce(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: "en-US",
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchPress);
    await page.goto(address, { waitUntil: "commit" });
    const times = await page.waitForFunction(
      () => (window as never as { pressTimes?: Times }).pressTimes,
      undefined,
      { timeout: 60_000, polling: 50 },
    );
    return (await times.jsonValue())!;
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Runs in the page: presses the button in the first frame that shows it, and looks in every frame for the effect. */
function watchPress(): void {
  let painted = 0;
  let pressed = 0;
  const look = () => {
    requestAnimationFrame(look);
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const button = [...document.querySelectorAll<HTMLButtonElement>("main button")].find(
      ({ textContent, offsetParent }) => offsetParent && textContent?.trim().startsWith("Add to Cart"),
    );
    if (!pressed && paint && button) {
      painted = paint.startTime;
      pressed = performance.now();
      button.click();
    }
    const isDone = localStorage.getItem("coffee-cart")?.includes("productId");
    const says = document.querySelector('#bottom-bar a[href="/cart"], header a[href="/cart"]')?.textContent;
    if (pressed && isDone && /[1-9]/.test(says ?? ""))
      (window as never as { pressTimes?: Times }).pressTimes ??= {
        painted,
        pressed,
        done: performance.now(),
      };
  };
  requestAnimationFrame(look);
}
