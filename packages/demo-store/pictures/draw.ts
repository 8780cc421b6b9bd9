import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { archetypeById, archetypes, type DrawnView, isPrinted } from './archetypes.ts';
import { drawings } from './art/registry.ts';
import { drawFabricTile } from './fabric-tiles.ts';
import { fabrics } from './fabrics.ts';
import { encodeMaster } from './kit/master.ts';
import { encodePush, pushMapOf } from './kit/push-map.ts';
import { encodeSmallMaster } from './kit/small-master.ts';
import { masterFile, pushFile, smallMasterFile } from './master-layout.ts';

/**
 * Draws the masters and fabric tiles of the demo store.
 * Arguments select what is drawn: archetype ids, `archetype/view`, `/view`, or `fabrics`; none draws everything.
 */
const here = import.meta.dirname;

type Job = { archetype: string; view: DrawnView };

function wanted(args: readonly string[]): Job[] {
  return archetypes
    .filter((a) => drawings[a.id])
    .flatMap((a) => a.views.map((view) => ({ archetype: a.id, view })))
    .filter(
      ({ archetype, view }) =>
        args.length === 0 ||
        args.some((arg) => arg === archetype || arg === `${archetype}/${view}` || arg === `/${view}`),
    );
}

async function drawJob({ archetype, view }: Job): Promise<number> {
  const layers = drawings[archetype]!(view);
  const file = await encodeMaster(layers);
  const small = await encodeSmallMaster(file);
  await writeFile(join(here, 'masters', masterFile(archetype, view)), file);
  await writeFile(join(here, 'small-masters', smallMasterFile(archetype, view)), small);
  if (!isPrinted(archetypeById.get(archetype)!)) return file.length + small.length;
  const push = encodePush(pushMapOf(layers));
  await writeFile(join(here, 'pushes', pushFile(archetype, view)), push);
  return file.length + small.length + push.length;
}

async function main(): Promise<void> {
  await mkdir(join(here, 'masters'), { recursive: true });
  await mkdir(join(here, 'small-masters'), { recursive: true });
  await mkdir(join(here, 'pushes'), { recursive: true });
  await mkdir(join(here, 'fabrics'), { recursive: true });
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes('fabrics'))
    for (const { id } of fabrics)
      await writeFile(join(here, 'fabrics', `${id}.webp`), await drawFabricTile(id));
  if (args.length === 1 && args[0] === 'fabrics') return;
  const queue = wanted(args);
  const total = queue.length;
  let bytes = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: 'draw' });
      const next = () => {
        const job = queue.shift();
        if (job) worker.postMessage(job);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (size: number) => {
        bytes += size;
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), Math.max(1, queue.length)) }, run));
  console.log(
    `${total} masters, ${(bytes / 1024 / 1024).toFixed(1)} MB, ${total ? Math.round(bytes / total / 1024) : 0} KB each`,
  );
}

if (isMainThread) await main();
else if (workerData === 'draw')
  parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await drawJob(job)));
