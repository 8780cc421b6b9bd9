import { LRUCache } from 'lru-cache';

/** Tags name what a cached value was made from, as the change feed names what changed; `*` purges everything. */
type Tags = readonly string[];

/** Whether something with these tags was purged since the load began: its result must not be cached. */
type IsOutdated = (tags: Tags) => boolean;

/** Loads in progress. A load that began before a change may have read the old state, so a purge counts for it too. */
export interface Loads<T> {
  /** Runs a load; what it returns may be cached only if `isOutdated` is false for its tags. */
  watch<R>(load: (isOutdated: IsOutdated) => Promise<R>): Promise<R>;
  /** Runs one load of a key for all who wait. Nobody gets a value that was outdated before they asked. */
  once(key: string, load: (isOutdated: IsOutdated) => Promise<T>): Promise<T>;
  purge(tags: Tags): void;
}

export function createLoads<T>(): Loads<T> {
  const open = new Set<Set<string>>();
  const byKey = new Map<string, { value: Promise<T>; purged: Set<string> }>();

  async function run<R>(purged: Set<string>, load: (isOutdated: IsOutdated) => Promise<R>): Promise<R> {
    open.add(purged);
    try {
      return await load((tags) => purged.has('*') || tags.some((tag) => purged.has(tag)));
    } finally {
      open.delete(purged);
    }
  }

  async function once(key: string, load: (isOutdated: IsOutdated) => Promise<T>): Promise<T> {
    const running = byKey.get(key);
    // The tags of a value are known when it is loaded. Until then any purge may concern it, so a new load is started.
    if (running && running.purged.size === 0) return running.value;
    const purged = new Set<string>();
    const value = run(purged, load).finally(() => {
      if (byKey.get(key)?.value === value) byKey.delete(key);
    });
    byKey.set(key, { value, purged });
    return value;
  }

  return {
    watch: (load) => run(new Set(), load),
    once,
    purge(tags) {
      for (const purged of open) for (const tag of tags) purged.add(tag);
    },
  };
}

export interface Loaded<T> {
  value: T;
  tags: Tags;
}

/** A cache in memory whose values are purged by tag, also while they are being loaded. */
export interface TagCache<T> {
  /** The cached value, or else the loaded one. A load that fails is not cached. */
  load(key: string, load: () => Promise<Loaded<T>>): Promise<T>;
  /** The same for many keys: `load` gets the keys that are not cached, and leaves out those without a value. */
  loadAll(
    keys: readonly string[],
    load: (missing: string[]) => Promise<Map<string, Loaded<T>>>,
  ): Promise<Map<string, T>>;
  purge(tags: Tags): void;
}

export function createTagCache<T>({ max }: { max: number }): TagCache<T> {
  const loads = createLoads<T>();
  const keysByTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Loaded<T>>({
    max,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  function store(key: string, entry: Loaded<T>, isOutdated: IsOutdated) {
    if (isOutdated(entry.tags)) return;
    entries.set(key, entry);
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  return {
    async load(key, load) {
      const cached = entries.get(key);
      if (cached) return cached.value;
      return loads.once(key, async (isOutdated) => {
        const entry = await load();
        store(key, entry, isOutdated);
        return entry.value;
      });
    },

    async loadAll(keys, load) {
      const found = new Map<string, T>();
      for (const key of keys) {
        const cached = entries.get(key);
        if (cached) found.set(key, cached.value);
      }
      const missing = keys.filter((key) => !found.has(key));
      if (missing.length === 0) return found;
      return loads.watch(async (isOutdated) => {
        for (const [key, entry] of await load(missing)) {
          store(key, entry, isOutdated);
          found.set(key, entry.value);
        }
        return found;
      });
    },

    purge(tags) {
      loads.purge(tags);
      if (tags.includes('*')) return entries.clear();
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
    },
  };
}
