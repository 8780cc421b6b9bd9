import { LRUCache } from 'lru-cache';
import { type Change, type ChangeFeed, type ChangeListener, notifyAll } from '#server/db/changes.server.ts';

export interface ChangesOnce extends ChangeFeed {
  /** Resolves when the listeners have handled the changes, whoever reported them first. */
  apply(changes: readonly Change[]): Promise<void>;
}

/** Processes report a change within a second or two of each other. */
const MOST_KNOWN = 10_000;

/** A feed that several processes report to, beside its own source: listeners get every change once. */
export function applyOnce(source: ChangeFeed): ChangesOnce {
  const listeners = new Set<ChangeListener>();
  const known = new LRUCache<number, Promise<void>>({ max: MOST_KNOWN });
  let last = Promise.resolve();

  async function apply(changes: readonly Change[]) {
    const fresh = changes.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) last = last.then(() => notifyAll(listeners, fresh));
    for (const { id } of fresh) known.set(id, last);
    await Promise.all(changes.map(({ id }) => known.get(id)));
  }

  source.subscribe((_tags, changes) => apply(changes));
  return {
    ...source,
    apply,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
