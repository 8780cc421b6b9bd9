import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext } from './context.ts';
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

  const visit = loadContext.get(requestContext);
  // A page that is kept for everyone is rendered whole; a private one streams.
  const whole = visit.isPublic || isbot(request.headers.get('user-agent'));

  return new Promise<Response>((resolve, reject) => {
    let answered = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerTexts locale={visit.locale}>
        <ServerRouter context={routerContext} url={request.url} nonce={visit.nonce} />
      </ServerTexts>,
      {
        nonce: visit.nonce,
        // A page that is whole has every part in its place, also for those without script.
        progressiveChunkSize: whole ? Number.POSITIVE_INFINITY : undefined,
        [whole ? 'onAllReady' : 'onShellReady']() {
          answered = true;
          const body = new PassThrough();
          pipe(body);
          body.on('close', () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
        },
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          if (answered) visit.log.error({ err: error }, 'rendering failed after the answer began');
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context
    .get(requestContext)
    .log.error({ err: error, path: new URL(request.url).pathname }, 'request failed');
};
