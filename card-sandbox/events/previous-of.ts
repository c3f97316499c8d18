/** The fields of an object that changed, as they were: an event's `previous_attributes`. Null where nothing did. */
export function previousOf<Kept extends object>(before: Kept, after: Kept): Partial<Kept> | null {
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name as keyof Kept]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Kept>) : null;
}
