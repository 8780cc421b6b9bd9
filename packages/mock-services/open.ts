import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { algoliaPart } from './algolia/app.ts';
import { type Part, type SeenRequest, setStage } from './stage.ts';

export interface OpenStandIns {
  url: string;
  seen: SeenRequest[];
  close(): Promise<void>;
}

/** Starts stand-ins on a port of this machine; 0 takes any free one. */
export async function openStandIns({
  port = 0,
  parts = [algoliaPart()],
}: {
  port?: number;
  parts?: Part[];
} = {}): Promise<OpenStandIns> {
  const { app, seen } = setStage(parts);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
