import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { closeServer, listen } from "../../src/server/listen.ts";

export const clientId = "cafeto";
export const clientSecret = "a-secret-between-the-two";

/** The provider's claims about its user; tests change them freely. */
export type Claims = JWTPayload & { email?: string; email_verified?: boolean; name?: string };

type Algorithm = "ES256" | "RS256";
type SignOptions = { alg?: Algorithm; key?: CryptoKey; expiresIn?: number };

export type OidcProvider = {
  url: string;
  /** Claims of the user signed in at the provider. */
  claims: Claims;
  /** How many codes were exchanged. */
  exchanges: number;
  /** An identity token as the provider signs it, or with the given options. */
  sign(claims?: Claims, options?: SignOptions): Promise<string>;
  /** Responds only 503 while set. */
  isDown: boolean;
  close(): Promise<void>;
};

type Answer = { status: number; body: object; location?: string };
type Grant = { challenge: string; nonce: string | null; redirectUri: string };

/**
 * A small OpenID Connect provider: its user is always signed in and consents at once. It checks what a provider
 * checks: the client's secret, the redirect address, PKCE (S256), and that a code is used once.
 */
export async function startOidcProvider(): Promise<OidcProvider> {
  const pairs = { ES256: await generateKeyPair("ES256"), RS256: await generateKeyPair("RS256") };
  const keys = await Promise.all(
    Object.entries(pairs).map(async ([alg, { publicKey }]) => ({
      ...(await exportJWK(publicKey)),
      kid: alg,
      alg,
      use: "sig",
    })),
  );
  const grants = new Map<string, Grant>();
  const server = createServer((request, response) => {
    answer(request).then((answered) => send(response, answered));
  });
  const port = await listen(server, 0, "127.0.0.1", "OIDC");
  const url = `http://127.0.0.1:${port}`;

  const provider: OidcProvider = {
    url,
    claims: {},
    exchanges: 0,
    isDown: false,
    async sign(claims = {}, { alg = "ES256", key, expiresIn = 300 } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      const all = { iss: url, aud: clientId, iat: now, exp: now + expiresIn, ...provider.claims, ...claims };
      return new SignJWT(all).setProtectedHeader({ alg, kid: alg }).sign(key ?? pairs[alg].privateKey);
    },
    close: () => closeServer(server, { withinMilliseconds: 1_000 }),
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const asked = new URL(request.url!, url);
    if (provider.isDown) return { status: 503, body: { error: "temporarily_unavailable" } };
    if (asked.pathname === "/.well-known/openid-configuration") return { status: 200, body: discovery(url) };
    if (asked.pathname === "/jwks") return { status: 200, body: { keys } };
    if (asked.pathname === "/authorize") return authorize(asked.searchParams);
    if (asked.pathname === "/token") return exchange(new URLSearchParams(await readBody(request)));
    return { status: 404, body: {} };
  }

  function authorize(query: URLSearchParams): Answer {
    const isRight =
      query.get("client_id") === clientId &&
      query.get("response_type") === "code" &&
      query.get("code_challenge_method") === "S256" &&
      query.get("scope")?.split(" ").includes("openid");
    if (!isRight) return { status: 400, body: { error: "invalid_request" } };
    const code = randomUUID();
    const redirectUri = query.get("redirect_uri")!;
    grants.set(code, { challenge: query.get("code_challenge")!, nonce: query.get("nonce"), redirectUri });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state: query.get("state") ?? "" }).toString();
    return { status: 302, body: {}, location: back.href };
  }

  async function exchange(body: URLSearchParams): Promise<Answer> {
    const grant = grants.get(body.get("code") ?? "");
    grants.delete(body.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      grant?.challenge === challenge &&
      grant.redirectUri === body.get("redirect_uri") &&
      body.get("client_id") === clientId &&
      body.get("client_secret") === clientSecret;
    if (!isRight) return { status: 400, body: { error: "invalid_grant" } };
    provider.exchanges += 1;
    const id_token = await provider.sign(grant.nonce ? { nonce: grant.nonce, ...provider.claims } : {});
    const token = { access_token: randomUUID(), token_type: "Bearer", expires_in: 300, id_token };
    return { status: 200, body: token };
  }

  return provider;
}

const discovery = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["ES256", "RS256"],
});

function send(response: ServerResponse, { status, body, location }: Answer): void {
  response.writeHead(status, { "content-type": "application/json", ...(location ? { location } : {}) });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
