import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** `onReload`: what was missed meanwhile is not known. */
type Following = { url: string; cookie: string; onData(data: string): void; onReload?(): void };

/** One page that follows its live events, and returns as a browser does when the stream ends. */
export class LiveReader {
  isOpen = false;
  #lastId = "";
  #retry = 2_000;
  #isOver = false;
  readonly #request: Following;

  constructor(request: Following) {
    this.#request = request;
    void this.#follow();
  }

  close(): void {
    this.#isOver = true;
  }

  async #follow(): Promise<void> {
    while (!this.#isOver) {
      await this.#readOnce();
      this.isOpen = false;
      await sleep(this.#retry);
    }
  }

  #readOnce(): Promise<void> {
    const { url, cookie } = this.#request;
    const headers = { cookie, ...(this.#lastId ? { "last-event-id": this.#lastId } : {}) };
    return new Promise((resolve) => {
      http
        .get(`${url}/realtime/v1/events`, { headers, agent: false }, (response) => {
          let rest = "";
          response.setEncoding("utf8").on("close", resolve);
          if (response.statusCode !== 200) return void response.destroy();
          response.on("data", (chunk: string) => {
            const blocks = (rest + chunk).split("\n\n");
            rest = blocks.pop()!;
            for (const block of blocks) this.#hear(block);
          });
        })
        .on("error", () => resolve());
    });
  }

  #hear(block: string): void {
    // The stream begins by saying where it is.
    if (block.startsWith("event: beat")) this.isOpen = true;
    this.#retry = Number(/^retry: (\d+)/m.exec(block)?.[1] ?? this.#retry);
    this.#lastId = /^id: (.+)$/m.exec(block)?.[1] ?? this.#lastId;
    if (/^event: reload$/m.test(block)) this.#request.onReload?.();
    const data = /^data: (.+)$/m.exec(block)?.[1];
    if (data) this.#request.onData(data);
  }
}
