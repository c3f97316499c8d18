import type { SessionResponse, UserView } from "#domains/auth/shapes.ts";

/** A signed-in person as the auth service shows them; `more` is what the test is about. */
export function authUser(more: Partial<UserView> = {}): UserView {
  return {
    id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0001",
    aud: "authenticated",
    email: "ada@example.com",
    email_confirmed_at: "2026-01-01T00:00:00.000Z",
    phone: null,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    banned_until: null,
    app_metadata: { roles: ["buyer"], providers: ["email"] },
    user_metadata: { full_name: "Ada Reyes", avatar_url: null },
    identities: [],
    factors: [],
    aal: "aal1",
    ...more,
  };
}

/** The answer to a right password: the tokens are in the cookie. */
export function sessionOf(user: UserView = authUser()): SessionResponse {
  return {
    access_token: null,
    refresh_token: null,
    token_type: "bearer",
    expires_in: 3_600,
    expires_at: 1_800_000_000,
    user,
  };
}

/** A verified second factor, by default an app. */
export function factorOf(more: Partial<UserView["factors"][number]> = {}): UserView["factors"][number] {
  return {
    id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f00f1",
    friendly_name: "Old phone",
    factor_type: "totp",
    status: "verified",
    created_at: "2026-02-01T00:00:00.000Z",
    ...more,
  };
}
