import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';

/** A request that a mock service has received, for assertions in tests. */
export interface LoggedRequest {
  system: string;
  method: string;
  path: string;
  query: Record<string, string[]>;
  headers: Record<string, string>;
  body: string;
  status: number;
}

/** A mock service: its path prefix, its routes and its error format. */
export interface MockService {
  system: string;
  app: Hono;
  /** An error in the format of the vendor. */
  errorBody(status: number): unknown;
}

interface Mode {
  mode: string;
  /** For this number of requests; without it until the next change. */
  times?: number;
}

const MODE = /^(?:ok|malformed|empty|slow:\d{1,6}|status:[1-5]\d\d)$/;
const LOGGED_REQUESTS = 2000;

/**
 * All services in one app, each under its own prefix. `POST /__control {system, mode, times?}` makes a service slow, failing,
 * malformed or empty; `GET /__log` returns the received requests and `DELETE /__log` clears them.
 */
export function createMockApp(services: readonly MockService[]): { app: Hono; seen: LoggedRequest[] } {
  const app = new Hono();
  const seen: LoggedRequest[] = [];
  const modes = new Map<string, Mode>();

  app.post('/__control', async (c) => {
    const {
      system = '',
      mode = '',
      times,
    } = (await readJson<{ system?: string; mode?: string; times?: number }>(c)) ?? {};
    if (!services.some((service) => service.system === system) || !MODE.test(mode)) {
      return c.json({ error: 'system and mode (ok, slow:ms, status:nnn, malformed, empty) are needed' }, 400);
    }
    modes.set(system, { mode, times });
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

  for (const { system, app: routes, errorBody } of services) {
    app.use(`/${system}/*`, async (c, next) => {
      const body = await c.req.raw.clone().text();
      const mode = consumeMode(modes, system);
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
      if (seen.length > LOGGED_REQUESTS) seen.shift();
    });
    app.route(`/${system}`, routes);
  }
  return { app, seen };
}

/** The body as JSON, independent of its content type; undefined when it is invalid. */
export async function readJson<T>(c: Context): Promise<T | undefined> {
  try {
    return JSON.parse(await c.req.text()) as T;
  } catch {
    return undefined;
  }
}

function consumeMode(modes: Map<string, Mode>, system: string): string {
  const current = modes.get(system);
  if (current === undefined) return 'ok';
  if (current.times !== undefined) {
    current.times -= 1;
    if (current.times <= 0) modes.delete(system);
  }
  return current.mode;
}
