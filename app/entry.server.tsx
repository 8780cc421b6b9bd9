import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext } from './context.ts';
import { deferPageScripts } from './hydration/deferred-page.server.ts';
import { ServerTexts } from './i18n/server-texts.tsx';

// The server runs outside this bundle and fills the context through it.
export { createLoadContext } from './context.ts';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const shopContext = loadContext.get(requestContext);
  const { isPublic, locale, nonce, log } = shopContext;
  // A page that is cached for everyone is rendered whole, and so are a missing page and the response to a form, for visitors
  // without script.
  const isWhole =
    isPublic || status >= 400 || request.method === 'POST' || isbot(request.headers.get('user-agent'));

  return new Promise<Response>((resolve, reject) => {
    let isShellReady = false;
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerTexts locale={locale}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </ServerTexts>,
      {
        nonce,
        // No part of a whole page is outlined: without script React could not put it in its place.
        progressiveChunkSize: isWhole ? Number.POSITIVE_INFINITY : undefined,
        onShellReady() {
          isShellReady = true;
          if (!isWhole) respond();
        },
        onAllReady() {
          if (isWhole) respond();
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          // An error of the shell itself rejects, and is logged by `handleError`.
          if (isShellReady) log.error({ err: error }, 'rendering failed in a part of the page');
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);

    function respond() {
      const send = (body: ReadableStream | null) =>
        resolve(new Response(body, { status: responseStatus, headers }));
      const pipeTo = (destination: Writable) => {
        destination.on('close', () => clearTimeout(timer));
        destination.on('error', reject);
        pipe(destination);
      };
      if (isPublic) {
        // Beside its response: as a body it would be copied four times on its way to the page cache.
        pipeTo(
          collectPage((page) => {
            shopContext.page = deferPageScripts(page.toString('latin1'));
            send(null);
          }),
        );
      } else {
        const body = new PassThrough();
        pipeTo(body);
        send(createReadableStreamFromReadable(body));
      }
    }
  });
}

/** Takes everything at once, since nobody waits for the parts of a whole page. */
function collectPage(onEnd: (page: Buffer) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(requestContext);
  const { pathname: path } = new URL(request.url);
  // An address or method that does not exist is the client's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) {
    log.info({ status: error.status, method: request.method, path }, 'request rejected');
  } else log.error({ err: error, path }, 'request failed');
};
