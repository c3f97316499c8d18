import http from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** A shop's pictures elsewhere, on this machine: `/1.png` and so on in colors of their own, and addresses that lead to no picture. */
export async function openPictureServer() {
  const asked: string[] = [];
  const respond: Record<string, (response: http.ServerResponse) => void> = {
    "/moved": (response) => response.writeHead(302, { location: "/9.png" }).end(),
    "/inside": (response) => response.writeHead(302, { location: "http://127.0.0.1:1/secret" }).end(),
    "/round": (response) => response.writeHead(302, { location: "/round" }).end(),
    "/page": (response) => response.writeHead(200).end("<html>no picture</html>"),
    "/large": (response) => response.writeHead(200).end(Buffer.alloc(6 * 1_024 * 1_024)),
    "/cut": (response) => {
      response.writeHead(200, { "content-length": "900" }).write("x");
      response.destroy();
    },
  };
  const server = http.createServer(async ({ url = "" }, response) => {
    asked.push(url);
    const number = /^\/(\d+)\.png$/.exec(url)?.[1];
    if (number) return void response.end(await paint(Number(number)));
    const known = respond[url];
    if (known) return known(response);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://localhost:${port}`, close: () => server.close() };
}

const paint = (number: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: number * 20, g: 90, b: 60 } } })
    .png()
    .toBuffer();
