import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class PortTaken extends Error {}

const FIRST = 3000;
const TRIES = 20;

/** A port that was asked for is used or refused; without one the next free port from 3000 on is taken. */
export async function listenOn(server: Server, host: string, wanted: number | undefined): Promise<number> {
  const candidates = wanted === undefined ? Array.from({ length: TRIES }, (_, i) => FIRST + i) : [wanted];
  for (const port of candidates) {
    if (await tryListen(server, host, port)) return (server.address() as AddressInfo).port;
  }
  throw new PortTaken(
    wanted === undefined
      ? `Ports ${FIRST} to ${FIRST + TRIES - 1} are all taken. Set PORT to a free one.`
      : `Port ${wanted} is taken by another program. Set PORT to a free one, or leave it out.`,
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
