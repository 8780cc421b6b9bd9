import { Worker } from 'node:worker_threads';
import type { Film } from '../films.ts';

export interface OrbitOrder {
  index: number;
  film: Film;
  /** -1 to 1: from one end of the arc to the other. */
  at: number;
}

const HANDS = 2;

/** The camera swings to the other side and back; only half the frames are drawn, because the way back mirrors them. */
export async function filmOrbit(film: Film, count: number): Promise<Buffer[]> {
  const steps = Math.floor(count / 2) + 1;
  const orders: OrbitOrder[] = Array.from({ length: steps }, (_, index) => ({
    index,
    film,
    at: -Math.cos((index / (steps - 1)) * Math.PI),
  }));
  const drawn: Buffer[] = [];
  await Promise.all(Array.from({ length: HANDS }, () => work(orders, drawn)));
  return Array.from({ length: count }, (_, index) => drawn[index < steps ? index : count - index]!);
}

function work(orders: OrbitOrder[], drawn: Buffer[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./orbit-worker.ts', import.meta.url));
    const next = () => {
      const order = orders.shift();
      if (order) worker.postMessage(order);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('message', ({ index, pixels }: { index: number; pixels: Uint8Array }) => {
      drawn[index] = Buffer.from(pixels);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
