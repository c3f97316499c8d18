type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let pending: Promise<boolean> | null = null;

/** Sets who asks the user to confirm that it is them: resolves to whether they did. Returns how to unset it. */
export function answerConfirmations(by: Ask): () => void {
  ask = by;
  return () => {
    if (ask === by) ask = null;
  };
}

/**
 * Makes a call, and if the server first wants a password or a factor, asks for it and makes the call again. Calls that
 * need it at the same time share one question. Not confirmed, the call fails with the server's refusal.
 */
export async function withConfirmation<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!ask || (error as { code?: unknown }).code !== "CONFIRMATION_REQUIRED") throw error;
    pending ??= ask().finally(() => {
      pending = null;
    });
    if (!(await pending)) throw error;
    return call();
  }
}
