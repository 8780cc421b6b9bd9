import { parentPort, workerData } from 'node:worker_threads';
import type { SearchDocument } from '../document.ts';
import { FacetSchema, type FacetSettings } from '../facet-schema.ts';
import { learnRelations } from '../relations/learn-relations.ts';
import { BulkBuild } from '../segments/bulk-build.ts';
import type { MergeSource } from '../segments/merge-documents.ts';
import { buildSegment } from '../segments/segment-builder.ts';
import { mergeSegments, type RowOverride } from '../segments/segment-merge.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from '../segments/snapshot.ts';
import { handleCalls } from './worker-calls.ts';

/** A thread that builds, merges and stores segments, so that neither queries nor the main thread wait. */
const schema = new FacetSchema(workerData as FacetSettings);
let bulk = new BulkBuild(schema);

handleCalls(parentPort, {
  build: (id: number, documents: SearchDocument[]) => buildSegment(id, documents, schema),
  merge: (id: number, sources: MergeSource[], overrides: RowOverride[]) =>
    mergeSegments(id, sources, schema, overrides),
  addBulk: (documents: SearchDocument[]) => bulk.add(documents),
  finishBulk: (id: number) => {
    const segment = bulk.finish(id);
    bulk = new BulkBuild(schema);
    return segment;
  },
  learn: (sources: MergeSource[]) => learnRelations(sources),
  loadSnapshot: (path: string) => loadSnapshot(path),
  saveSnapshot: (path: string, snapshot: Snapshot) => saveSnapshot(path, snapshot),
});
