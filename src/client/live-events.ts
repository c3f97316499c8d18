import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { debounceByKey } from "./live-events-debounce.ts";
import { followStream } from "./live-events-stream.ts";
import { queries } from "./queries.ts";
import { useSession } from "./session.tsx";

/** Changes often come in bursts; one reload answers them all (specification section 4). */
const debounceMs = 300;

type Page = { queryClient: QueryClient; revalidate: () => Promise<void> };

/** What each kind of news makes the page fetch again. A kind that is not named here is none of the page's business. */
const reloads = {
  cart: ({ queryClient }: Page) => queryClient.invalidateQueries({ queryKey: queries.cart.getCart.key() }),
  order: ({ queryClient }: Page) => queryClient.invalidateQueries({ queryKey: queries.orders.key() }),
  payout: ({ queryClient }: Page) => queryClient.invalidateQueries({ queryKey: queries.payouts.key() }),
  product: ({ queryClient }: Page) => queryClient.invalidateQueries({ queryKey: queries.catalogue.key() }),
  wishlist: ({ queryClient }: Page) => queryClient.invalidateQueries({ queryKey: queries.wishlist.key() }),
  /** Roles, and the plan that stands on the vendor. */
  role: async ({ queryClient, revalidate }: Page) => {
    await queryClient.invalidateQueries({ queryKey: queries.plans.key() });
    await revalidate();
  },
  session: ({ revalidate }: Page) => revalidate(),
};
type News = keyof typeof reloads;

/** Between the page's making and the stream's beginning little happens, but a list must not miss it. */
const afterArrival: News[] = ["cart", "order", "wishlist"];
const afterReturn: News[] = [...afterArrival, "session"];

/** Follows what happens to the signed-in person, here and elsewhere, and fetches again what it touches. Mounted once. */
export function useLiveEvents(): void {
  const userId = useSession()?.userId;
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!userId) return;
    const reload = debounceByKey<News>((news) => void reloads[news]({ queryClient, revalidate }), debounceMs);
    const unfollow = followStream("/realtime/v1/events", {
      onMessage(data) {
        const news = readNews(data);
        if (news) reload.ask(news);
      },
      onOpen(isReturn) {
        for (const news of isReturn ? afterReturn : afterArrival) reload.ask(news);
      },
    });
    return () => {
      unfollow();
      reload.cancel();
    };
  }, [userId, queryClient, revalidate]);
}

function readNews(data: string): News | null {
  try {
    const { type } = JSON.parse(data) as { type?: string };
    return type !== undefined && type in reloads ? (type as News) : null;
  } catch {
    return null;
  }
}
