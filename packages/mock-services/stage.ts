import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';

/** A request that a stand-in has seen, for tests to assert on. */
export interface SeenRequest {
  system: string;
  method: string;
  path: string;
  query: Record<string, string[]>;
  headers: Record<string, string>;
  body: string;
  status: number;
}

/** One system that is played: its address prefix, its requests, and how it words an error. */
export interface Part {
  system: string;
  app: Hono;
  /** The body of an error in this vendor's own shape. */
  errorBody(status: number): unknown;
}

interface Mode {
  mode: string;
  /** How many more requests it lasts; unset is until told otherwise. */
  times?: number;
}

const MODE = /^(?:ok|malformed|empty|slow:\d{1,6}|status:[1-5]\d\d)$/;
const KEPT_REQUESTS = 2000;

/**
 * All parts in one process, each under its own prefix, with `POST /__control {system, mode, times?}` to make one slow,
 * refuse, talk nonsense or answer nothing, and `GET /__log` (`DELETE` clears) of what was asked.
 */
export function setStage(parts: readonly Part[]): { app: Hono; seen: SeenRequest[] } {
  const app = new Hono();
  const seen: SeenRequest[] = [];
  const modes = new Map<string, Mode>();

  app.post('/__control', async (c) => {
    const order = await readJson<{ system?: string; mode?: string; times?: number }>(c);
    const isKnown = parts.some(({ system }) => system === order?.system);
    if (!order || !isKnown || !MODE.test(order.mode ?? '')) {
      return c.json({ error: 'system and mode (ok, slow:ms, status:nnn, malformed, empty) are needed' }, 400);
    }
    modes.set(order.system!, { mode: order.mode!, times: order.times });
    return c.json({ ok: true });
  });
  app.get('/__log', (c) => {
    const system = c.req.query('system');
    return c.json(seen.filter((request) => system === undefined || request.system === system));
  });
  app.delete('/__log', (c) => {
    seen.length = 0;
    return c.body(null, 204);
  });

  for (const { system, app: part, errorBody } of parts) {
    app.use(`/${system}/*`, async (c, next) => {
      const body = await c.req.raw.clone().text();
      const mode = takeMode(modes, system);
      if (mode.startsWith('slow:')) await pause(Number(mode.slice(5)));
      if (mode.startsWith('status:')) {
        const status = Number(mode.slice(7));
        c.res = Response.json(errorBody(status), { status });
      } else if (mode === 'malformed') c.res = new Response('{"half": [1, 2', { status: 200 });
      else if (mode === 'empty') c.res = Response.json({});
      else await next();
      seen.push({
        system,
        method: c.req.method,
        path: c.req.path.slice(system.length + 1),
        query: c.req.queries(),
        headers: c.req.header(),
        body,
        status: c.res.status,
      });
      if (seen.length > KEPT_REQUESTS) seen.shift();
    });
    app.route(`/${system}`, part);
  }
  return { app, seen };
}

/** The body as JSON, whatever its content type says; undefined when it is none. */
export async function readJson<T>(c: Context): Promise<T | undefined> {
  try {
    return JSON.parse(await c.req.text()) as T;
  } catch {
    return undefined;
  }
}

function takeMode(modes: Map<string, Mode>, system: string): string {
  const order = modes.get(system);
  if (order === undefined) return 'ok';
  if (order.times !== undefined) {
    order.times -= 1;
    if (order.times <= 0) modes.delete(system);
  }
  return order.mode;
}
