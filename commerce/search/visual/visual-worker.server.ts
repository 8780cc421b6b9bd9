import { parentPort, workerData } from 'node:worker_threads';
import { FeatureStore } from './feature-store.server.ts';
import { describePicture } from './picture-features.server.ts';
import type { VisualAnswer, VisualFiles, VisualQuestion } from './visual-thread.server.ts';

/** The thread that knows what pictures look like: comparing thousands never holds up a page. */
const { file, shipped } = workerData as VisualFiles;
const store = new FeatureStore(file, shipped);
const loaded = store.load();
let forSale: ReadonlySet<string> = new Set();

async function answer(question: VisualQuestion): Promise<unknown> {
  await loaded;
  switch (question.kind) {
    case 'offer':
      forSale = new Set(question.srcs);
      return question.srcs.filter((src) => !store.has(src));
    case 'learn':
      store.set(question.src, describePicture(question.pixels));
      return null;
    case 'describe':
      return describePicture(question.pixels);
    case 'featuresOf':
      return store.get(question.src);
    case 'nearest':
      return store.nearest(question.features, question.limit, (src) => forSale.has(src));
    case 'save':
      await store.save();
      return store.size;
  }
}

parentPort!.on('message', ({ id, question }: { id: number; question: VisualQuestion }) => {
  answer(question).then(
    (value) => parentPort!.postMessage({ id, value } satisfies VisualAnswer),
    (error: unknown) => parentPort!.postMessage({ id, error: String(error) } satisfies VisualAnswer),
  );
});
