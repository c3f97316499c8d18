import { once } from "node:events";
import net from "node:net";

export type MailServer = {
  url: string;
  /** When each mail was taken, or handed over while the server was silent, by its Message-ID. */
  arrivals: Map<string, number[]>;
  /** From now on silent once a mail has come to this command; resolves when one has. */
  fallSilentAt(command: "rcpt" | "data"): Promise<void>;
  /** Answers the connections that wait, and every later one. */
  speak(): void;
  stop(): Promise<void>;
};

/** A mail server that takes every mail, and can go silent in the middle of one; at the port given, as one that is back. */
export async function openMailServer(port = 0): Promise<MailServer> {
  const arrivals: MailServer["arrivals"] = new Map();
  const waiting: (() => void)[] = [];
  let silence: { at: "rcpt" | "data"; reached: () => void } | undefined;
  const sockets = new Set<net.Socket>();

  function answer(socket: net.Socket, at: "rcpt" | "data", text: string): void {
    const send = () => socket.writable && socket.write(text);
    if (silence?.at !== at) return void send();
    waiting.push(send);
    silence.reached();
  }
  function take(mail: string): void {
    const id = /^message-id: (.+)$/im.exec(mail)?.[1]?.trim() ?? "none";
    arrivals.set(id, [...(arrivals.get(id) ?? []), Date.now()]);
  }
  const server = net.createServer((socket) => {
    let mail: string | undefined;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith("\r\n.\r\n")) return;
        take(mail);
        mail = undefined;
        answer(socket, "data", "250 taken\r\n");
      } else if (/^rcpt/i.test(text)) answer(socket, "rcpt", "250 fine\r\n");
      else if (/^data/i.test(text)) {
        mail = "";
        socket.write("354 go on\r\n");
      } else if (/^quit/i.test(text)) socket.end("221 bye\r\n");
      else socket.write("250 fine\r\n");
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    arrivals,
    fallSilentAt: (at) =>
      new Promise((reached) => {
        silence = { at, reached };
      }),
    speak() {
      silence = undefined;
      for (const send of waiting.splice(0)) send();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
