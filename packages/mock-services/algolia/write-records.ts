import type { AlgoliaIndex } from './algolia-index.ts';
import type { AlgoliaRecord } from './attributes.ts';

/** Applies a batch of writes in order. */
export async function writeRecords(
  { store }: AlgoliaIndex,
  writes: { action: string; body: AlgoliaRecord }[],
): Promise<void> {
  // A later write of the same record replaces an earlier one.
  const put = new Map<string, AlgoliaRecord>();
  const removed = new Set<string>();
  for (const { action, body } of writes) {
    const { objectID } = body;
    const before = put.get(objectID) ?? (removed.has(objectID) ? undefined : store.records.get(objectID));
    if (action === 'deleteObject') {
      put.delete(objectID);
      removed.add(objectID);
    } else if (action === 'addObject' || action === 'updateObject') put.set(objectID, body);
    else if (action === 'partialUpdateObject' || before) put.set(objectID, { ...before, ...body });
  }
  await store.remove([...removed].filter((id) => store.records.has(id)));
  await store.put(put);
}
