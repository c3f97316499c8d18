/** What goes wrong at the card sandbox from now on, as its README describes; nothing, if nothing is named. */
export async function setChaos(
  { url, secretKey }: { url: string; secretKey: string },
  policy: Record<string, number | string> = {},
): Promise<void> {
  const response = await fetch(`${url}/sandbox/chaos`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: JSON.stringify(policy),
  });
  if (!response.ok) throw new Error(`chaos: ${response.status} ${await response.text()}`);
}

/** How often what went wrong, and how many forged events were accepted. */
export async function readChaos({
  url,
  secretKey,
}: {
  url: string;
  secretKey: string;
}): Promise<{ counts: Record<string, number>; forgedAccepted: number }> {
  const response = await fetch(`${url}/sandbox/chaos`, { headers: { authorization: `Bearer ${secretKey}` } });
  return response.json() as never;
}
