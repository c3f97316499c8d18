import type Stripe from "stripe";
import type { Infra } from "#platform/rpc/context.ts";

export type Period = { from: Date; to: Date };

/** The movements of the platform's balance at the provider within a period, with what caused them, a page at a time. */
export async function* listMovements(
  { cards }: Pick<Infra, "cards">,
  { from, to }: Period,
): AsyncGenerator<Stripe.BalanceTransaction[]> {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);
  const period = { gte: Math.max(0, seconds(from)), lt: seconds(to) };
  for (let after: string | undefined; ; ) {
    const page = await cards.stripe.balanceTransactions.list({
      created: period,
      limit: 100,
      expand: ["data.source"],
      ...(after ? { starting_after: after } : {}),
    });
    yield page.data;
    if (!page.has_more) return;
    after = page.data.at(-1)!.id;
  }
}

type Source = NonNullable<Exclude<Stripe.BalanceTransaction["source"], string>>;

/** What caused movements, of one kind of the provider's objects. */
export function sourcesOf<Kind extends { object: string }>(
  movements: readonly Stripe.BalanceTransaction[],
  name: Kind["object"],
): Kind[] {
  const sources = movements.map((movement) => movement.source);
  const isWhole = (source: Stripe.BalanceTransaction["source"]): source is Source =>
    source !== null && typeof source !== "string";
  return sources.filter(isWhole).filter((source) => source.object === name) as unknown as Kind[];
}
