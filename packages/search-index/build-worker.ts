import { parentPort } from 'node:worker_threads';
import { answerCalls } from './answer-calls.ts';
import { BulkBuild } from './bulk-build.ts';
import type { SearchDocument } from './document.ts';
import type { MergeSource } from './merge-documents.ts';
import { buildSegment } from './segment-builder.ts';
import { mergeSegments, type RowOverride } from './segment-merge.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from './snapshot.ts';

/** A thread that builds, merges and stores segments, so that neither queries nor the main loop wait for it. */
let bulk = new BulkBuild();

answerCalls(parentPort!, {
  build: (id: number, documents: SearchDocument[]) => buildSegment(id, documents),
  merge: (id: number, sources: MergeSource[], overrides: RowOverride[]) =>
    mergeSegments(id, sources, overrides),
  addBulk: (documents: SearchDocument[]) => bulk.add(documents),
  finishBulk: (id: number) => {
    const segment = bulk.finish(id);
    bulk = new BulkBuild();
    return segment;
  },
  loadSnapshot: (path: string) => loadSnapshot(path),
  saveSnapshot: (path: string, snapshot: Snapshot) => saveSnapshot(path, snapshot),
});
