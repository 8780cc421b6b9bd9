import type { AlgoliaIndex } from './algolia-index.ts';
import type { AlgoliaRecord } from './attributes.ts';

/** A batch of writes, in its order. */
export async function writeRecords(
  { memory }: AlgoliaIndex,
  writes: { action: string; body: AlgoliaRecord }[],
): Promise<void> {
  // Later writes of a batch win over earlier ones of the same record.
  const put = new Map<string, AlgoliaRecord>();
  const gone = new Set<string>();
  for (const { action, body } of writes) {
    const { objectID } = body;
    const before = put.get(objectID) ?? (gone.has(objectID) ? undefined : memory.records.get(objectID));
    if (action === 'deleteObject') {
      put.delete(objectID);
      gone.add(objectID);
    } else if (action === 'addObject' || action === 'updateObject') put.set(objectID, body);
    else if (action === 'partialUpdateObject' || before) put.set(objectID, { ...before, ...body });
  }
  await memory.remove([...gone].filter((id) => memory.records.has(id)));
  await memory.put(put);
}
