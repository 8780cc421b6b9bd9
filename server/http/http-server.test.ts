import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { chunked, openHttpApp, rawRequest, readResponse } from '#tests/http-app.ts';

type HttpApp = Awaited<ReturnType<typeof openHttpApp>>;
let app: HttpApp;
afterEach(() => app.stop());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function openEcho() {
  app = await openHttpApp({
    handle: async (request) =>
      Response.json({ method: request.method, body: Buffer.from(await request.bytes()).toString() }),
  });
  return app;
}

describe('a request body', () => {
  it.each(['/sign-in', '/_api/payments/webhook', '/%00x'])('reaches %s in chunks', async (path) => {
    const { send } = await openEcho();
    const headers = { ...FORM, 'Transfer-Encoding': 'chunked' };
    const { status, text } = await send(rawRequest('POST', path, { headers, body: chunked('a=1&b=2') }));
    expect(status).toBe(200);
    expect(text).toContain('"body":"a=1&b=2"');
  });

  it('may be missing, with and without a length', async () => {
    const { send } = await openEcho();
    expect((await send(rawRequest('POST', '/sign-in'))).status).toBe(200);
    expect((await send(rawRequest('POST', '/sign-in', { headers: { 'Content-Length': '0' } }))).status).toBe(
      200,
    );
  });

  it('of a known length can be read by every method of a request', async () => {
    const { send } = await openEcho();
    const headers = { ...FORM, 'Content-Length': '3' };
    expect((await send(rawRequest('POST', '/%00', { headers, body: 'a=1' }))).text).toContain('"body":"a=1"');
  });

  it.each([
    ['PUT', 405],
    ['PATCH', 405],
    ['DELETE', 405],
    ['TRACE', 405],
    ['PROPFIND', 405],
    ['OPTIONS', 204],
  ])('%s is answered %d, with and without a body', async (method, status) => {
    const { send, logged } = await openEcho();
    expect((await send(rawRequest(method, '/sign-in'))).status).toBe(status);
    const headers = { 'Transfer-Encoding': 'chunked' };
    const withBody = await send(
      rawRequest(method, '/_api/payments/webhook', { headers, body: chunked('{}') }),
    );
    expect(withBody.status).toBe(status);
    expect(logged).toEqual([]);
  });
});

describe('a body that is too large', () => {
  const LARGE = 'x'.repeat(20_000_000);

  it.each([
    ['with a length', { 'Content-Length': String(LARGE.length) }, LARGE],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }, chunked(LARGE)],
  ])('%s: the client gets 413, and a closed connection instead of a reset', async (_, headers, body) => {
    const { send } = await openEcho();
    const kept = { ...headers, Connection: 'keep-alive' };
    const { status, text, error } = await send(rawRequest('POST', '/sign-in', { headers: kept, body }));
    expect({ status, error }).toEqual({ status: 413, error: null });
    expect(text.toLowerCase()).toContain('connection: close');
  });
});

describe('stopping', () => {
  it('finishes requests in flight, closes idle connections and answers what is on its way', async () => {
    let release = () => {};
    const started = new Promise<void>((resolveStarted) => {
      void openSlow(resolveStarted);
    });
    let opened: (value: HttpApp) => void = () => {};
    const ready = new Promise<HttpApp>((resolve) => {
      opened = resolve;
    });
    async function openSlow(onRequest: () => void) {
      app = await openHttpApp({
        async handle(request) {
          if (!request.url.endsWith('/slow')) return new Response('quick');
          onRequest();
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          return new Response('slow');
        },
      });
      opened(app);
    }
    const { connect } = await ready;
    const keepAlive = { headers: { Connection: 'keep-alive' } };
    const [busy, idle, used] = [connect(), connect(), connect()];
    const responses = [busy, idle, used].map(readResponse);
    busy.write(rawRequest('GET', '/basket/slow', keepAlive));
    for (const socket of [idle, used]) {
      socket.write(rawRequest('GET', '/basket', keepAlive));
      await once(socket, 'data');
    }
    await started;

    const begun = performance.now();
    const stopped = app.stop();
    used.write(rawRequest('GET', '/basket', keepAlive));
    await expect(connectionError(connect())).resolves.toBe('ECONNREFUSED');
    release();
    expect(await stopped).toBe(0);
    expect(performance.now() - begun).toBeLessThan(5_000);

    const [fromBusy, fromIdle, fromUsed] = await Promise.all(responses);
    expect(fromBusy!.text).toMatch(/connection: close[\s\S]*slow/i);
    expect(fromIdle!.text).toContain('quick');
    expect(fromUsed!.text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect([fromBusy, fromIdle, fromUsed].map((response) => response!.error)).toEqual([null, null, null]);
  });

  it('cuts requests that never finish', async () => {
    app = await openHttpApp({ handle: () => new Promise(() => {}), drainMs: 300 });
    const socket = app.connect();
    const response = readResponse(socket);
    const requested = once(socket, 'ready');
    socket.write(rawRequest('GET', '/basket'));
    await requested;
    expect(await app.stop()).toBeLessThanOrEqual(1);
    expect((await response).status).toBe(0);
  });
});

function connectionError(socket: ReturnType<HttpApp['connect']>): Promise<string> {
  return new Promise((resolve) => {
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    socket.once('connect', () => resolve('connected'));
  });
}
