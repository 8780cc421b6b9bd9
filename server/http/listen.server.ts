import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class PortTaken extends Error {}

const FIRST_PORT = 3000;
const MAX_TRIES = 20;

/** Listens on the given port, or without one on the first free port from 3000 on. */
export async function listenOn(server: Server, host: string, requested: number | undefined): Promise<number> {
  const candidates =
    requested === undefined ? Array.from({ length: MAX_TRIES }, (_, i) => FIRST_PORT + i) : [requested];
  for (const port of candidates) {
    if (await tryListen(server, host, port)) return (server.address() as AddressInfo).port;
  }
  throw new PortTaken(
    requested === undefined
      ? `Ports ${FIRST_PORT} to ${FIRST_PORT + MAX_TRIES - 1} are all taken. Set PORT to a free one.`
      : `Port ${requested} is taken by another program. Set PORT to a free one, or leave it out.`,
  );
}

async function tryListen(server: Server, host: string, port: number): Promise<boolean> {
  try {
    const listening = once(server, 'listening');
    server.listen(port, host);
    await listening;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  }
}
