import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createMockAlgolia } from './algolia/app.ts';
import { createMockApp, type LoggedRequest, type MockService } from './mock-service.ts';

export interface MockServers {
  url: string;
  seen: LoggedRequest[];
  close(): Promise<void>;
}

/** Starts mock services on a local port; 0 uses any free port. */
export async function startMockServers({
  port = 0,
  services = [createMockAlgolia()],
}: {
  port?: number;
  services?: MockService[];
} = {}): Promise<MockServers> {
  const { app, seen } = createMockApp(services);
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
