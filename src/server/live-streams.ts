import { listSessionRights, rightsOf } from "#domains/vendors/server/list-session-rights.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";

/** Tabs of one person, in this process. */
const mostStreams = 10;
/** A stream ends within five seconds of its session, also if the database takes a while. */
const checkMilliseconds = 3_000;

type Stream = { sessionId: string; rights: string; end: () => void };

/** The open streams of this process, each ended once its session, or its user's roles or shop, are no longer those that it was opened with. */
export function openLiveStreams(infra: Infra) {
  const streams = new Map<string, Set<Stream>>();
  let isCheckDue = false;
  const checkLater = () => {
    if (isCheckDue || streams.size === 0) return;
    isCheckDue = true;
    setTimeout(check, checkMilliseconds).unref();
  };
  const check = async () => {
    const open = [...streams.values()].flatMap((own) => [...own]);
    try {
      const ids = [...new Set(open.map(({ sessionId }) => sessionId))];
      const rights = await listSessionRights(infra, ids);
      for (const { sessionId, rights: before, end } of open) if (rights.get(sessionId) !== before) end();
    } catch (error) {
      // Nothing is published either while the database is away.
      infra.log.warn({ err: error }, "live streams were not checked");
    }
    isCheckDue = false;
    checkLater();
  };
  return {
    /** Adds a caller's stream, which `end` ends; returns how to remove it, or null if the person has ten. */
    add(person: Person, end: () => void): (() => void) | null {
      const { userId, session } = person;
      const own = streams.get(userId) ?? new Set();
      if (own.size >= mostStreams) return null;
      const stream = { sessionId: session.id, rights: rightsOf(person), end };
      streams.set(userId, own.add(stream));
      checkLater();
      return () => {
        own.delete(stream);
        if (own.size === 0 && streams.get(userId) === own) streams.delete(userId);
      };
    },
  };
}
