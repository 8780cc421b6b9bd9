import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoShop } from './demo-shop.ts';
import type { Finding } from './finding.ts';

const CONNECTIONS = 24;
const LOAD_MS = 4_000;
const STOP_WITHIN_MS = 10_000;
const PAGES = [
  '/',
  '/categories/womens-dresses',
  '/search?q=dress',
  '/basket',
  '/checkout',
  '/_api/shopper',
  '/healthz',
];

/** SIGTERM while every connection is busy: each request is answered or its connection refused, none is reset. */
export async function stopUnderLoad(shop: DemoShop): Promise<Finding> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const counts = { answered: 0, refused: 0 };
  const broken: string[] = [];
  let isOver = false;

  function send(path: string): Promise<'answered' | 'refused' | string> {
    return new Promise((resolve) => {
      const request = http.get({
        port: shop.port,
        host: '127.0.0.1',
        path,
        agent,
        headers: { host: `localhost:${shop.port}` },
      });
      request.on('response', (response) => {
        response.on('error', (error) => resolve(`${path}: ${error.message} in the body`));
        response.on('end', () =>
          resolve(
            response.statusCode && response.statusCode < 500 ? 'answered' : `${path}: ${response.statusCode}`,
          ),
        );
        response.resume();
      });
      request.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : `${path}: ${error.message}`),
      );
    });
  }
  const load = Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      for (let turn = index; !isOver; turn++) {
        const result = await send(PAGES[turn % PAGES.length] ?? '/');
        if (result === 'refused') return void counts.refused++;
        if (result === 'answered') counts.answered += 1;
        else broken.push(result);
      }
    }),
  );
  await pause(LOAD_MS);
  const started = performance.now();
  await shop.stop();
  const took = performance.now() - started;
  isOver = true;
  await load;
  agent.destroy();
  return {
    part: 'SIGTERM under load',
    done: `${CONNECTIONS} connections with requests all the time`,
    seen: `${counts.answered} requests answered, ${broken.length} reset, ended after ${(took / 1_000).toFixed(1)} s`,
    problems: [...broken, ...(took > STOP_WITHIN_MS ? [`it took ${Math.round(took)} ms`] : [])],
  };
}
