import { expect, test } from 'vitest';
import { eventLoopTurn } from './event-loop-turn.server.ts';

test('pages of a burst start one after the other, with room for other work in between', async () => {
  const order: string[] = [];
  const pages = [1, 2, 3].map((page) => eventLoopTurn().then(() => order.push(`page ${page}`)));
  const other = new Promise<void>((resolve) => setImmediate(() => resolve())).then(() =>
    order.push('health check'),
  );
  await Promise.all([...pages, other]);
  expect(order).toEqual(['page 1', 'health check', 'page 2', 'page 3']);
  await eventLoopTurn();
});
