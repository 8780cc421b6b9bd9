import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import pino from 'pino';
import { createLoadContext } from '#app/context.ts';
import { createBrandRegistry } from '#config/brands/registry.ts';
import { parseEnvironment } from '#config/environment.ts';
import type { Shop } from '#server/composition.server.ts';
import { createApp, createAppListener, type Storefront } from '#server/http/app.server.ts';
import { createHttpServer } from '#server/http/http-server.server.ts';
import { createMetrics } from '#server/http/metrics.server.ts';
import { createPageCache } from '#server/http/page-cache.server.ts';

interface HttpAppOptions {
  variables?: Record<string, string>;
  /** What React Router would respond. */
  handle: Storefront['handle'];
  findRequirement?: Storefront['findRequirement'];
  /** Finds the session of a cookie. */
  findSession?: (token: string) => unknown;
  drainMs?: number;
  isClosed?: () => boolean;
}

/** The HTTP server of the shop on a real port, with a handler in place of React Router. */
export async function openHttpApp({
  variables = {},
  handle,
  findRequirement,
  findSession = () => null,
  drainMs,
  isClosed,
}: HttpAppOptions) {
  const logged: { level: number; msg: string }[] = [];
  const log = pino(
    { level: 'warn' },
    storeLines((line) => logged.push(JSON.parse(line))),
  );
  const environment = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nowhere', ...variables });
  const shop = {
    environment,
    brands: createBrandRegistry(demoBrands, environment),
    content: { redirects: { find: () => null }, audit: { record: async () => {} } },
    customers: { sessions: { find: async (token: string) => findSession(token) } },
  } as unknown as Shop;
  const app = createApp({
    environment,
    shop,
    storefront: async () => ({ createLoadContext, handle, findRequirement }),
    assets: () => null,
    pageCache: createPageCache({ maxBytes: 1_000_000 }),
    metrics: createMetrics(),
    log,
    isReady: async () => true,
    isClosed,
  });
  const http = createHttpServer(drainMs);
  const listener = createAppListener(app);
  http.handle((incoming, outgoing) => void listener(incoming, outgoing));
  http.server.listen(0, '127.0.0.1');
  await once(http.server, 'listening');
  const { port } = http.server.address() as AddressInfo;
  return {
    port,
    logged,
    /** One request as a client writes it, on a connection of its own; the whole response. */
    send: (request: string | Buffer) => exchange(port, request),
    connect: () => connect(port, '127.0.0.1'),
    stop: http.stop,
  };
}

/** A request as text; `Connection: close` ends the response. */
export function rawRequest(
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): string {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** A body in chunks, without a length. */
export function chunked(body: string): string {
  return `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

export interface RawResponse {
  status: number;
  text: string;
  /** The error of the connection, such as a reset. */
  error: string | null;
}

async function exchange(port: number, request: string | Buffer): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return readResponse(socket);
}

/** Everything until the server closes the connection. */
export async function readResponse(socket: Socket): Promise<RawResponse> {
  let text = '';
  let error: string | null = null;
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('error', (cause: NodeJS.ErrnoException) => {
    error = cause.code ?? cause.message;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text, error };
}

function storeLines(store: (line: string) => void): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n').filter(Boolean)) store(line);
      done();
    },
  });
}
