import { parentPort, workerData } from 'node:worker_threads';
import { FeatureStore } from './feature-store.server.ts';
import { describePicture } from './picture-features.server.ts';
import type { VisualCall, VisualFiles, VisualReply } from './visual-thread.server.ts';

/** Computes and compares picture features in a thread, so that comparing thousands never blocks a request. */
const { file, shipped } = workerData as VisualFiles;
const store = new FeatureStore(file, shipped);
const loaded = store.load();
let forSale: ReadonlySet<string> = new Set();

async function handle(request: VisualCall): Promise<unknown> {
  await loaded;
  switch (request.kind) {
    case 'setForSale':
      forSale = new Set(request.srcs);
      return request.srcs.filter((src) => !store.has(src));
    case 'addPicture':
      store.set(request.src, describePicture(request.pixels));
      return null;
    case 'describe':
      return describePicture(request.pixels);
    case 'featuresOf':
      return store.get(request.src);
    case 'nearest':
      return store.nearest(request.features, request.limit, (src) => forSale.has(src));
    case 'save':
      await store.save();
      return store.size;
  }
}

const port = parentPort;
port?.on('message', ({ id, request }: { id: number; request: VisualCall }) => {
  handle(request).then(
    (value) => port.postMessage({ id, value } satisfies VisualReply),
    (error: unknown) => port.postMessage({ id, error: String(error) } satisfies VisualReply),
  );
});
