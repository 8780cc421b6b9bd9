import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Longer than the idle timeout of load balancers (mostly 60 s), so that none sends a request on a connection being closed. */
const KEEP_ALIVE_MS = 75_000;
/** Idle connections stay open this long while stopping: a request that is on its way to one is answered, not reset. */
const IDLE_GRACE_MS = 1_000;
const IDLE_CHECK_MS = 100;
/** Requests that are still in flight after this are cut, so that the whole stop takes less than ten seconds. */
const DRAIN_MS = 6_000;

export interface HttpServer {
  server: Server;
  handle(listener: Listener): void;
  /** Stops accepting connections and lets requests finish; returns how many requests had to be cut. */
  stop(): Promise<number>;
}

export function createHttpServer(drainMs = DRAIN_MS): HttpServer {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  /**
   * Every connection, also of web sockets, with the response that it waits for. A set of responses would change with every
   * request: V8 then replaces its table again and again, and each old table keeps responses from being collected.
   */
  const inFlight = new Map<Socket, ServerResponse | null>();
  let isStopping = false;
  server.on('connection', (socket) => {
    inFlight.set(socket, null);
    socket.once('close', () => inFlight.delete(socket));
  });

  return {
    server,

    handle(listener) {
      server.on('request', (incoming, outgoing) => {
        const { socket } = incoming;
        inFlight.set(socket, outgoing);
        outgoing.on('close', () => {
          if (inFlight.get(socket) === outgoing) inFlight.set(socket, null);
        });
        if (isStopping) outgoing.setHeader('Connection', 'close');
        listener(incoming, outgoing);
      });
    },

    async stop() {
      isStopping = true;
      let cut = 0;
      await new Promise<void>((resolve) => {
        // `server.close` of `node:http` would close idle connections at once.
        NetServer.prototype.close.call(server, () => resolve());
        for (const outgoing of inFlight.values())
          if (outgoing && !outgoing.headersSent) outgoing.setHeader('Connection', 'close');
        const started = performance.now();
        const timer = setInterval(() => {
          const elapsed = performance.now() - started;
          if (elapsed > IDLE_GRACE_MS) server.closeIdleConnections();
          if (elapsed > drainMs) {
            cut = inFlight.values().filter(Boolean).toArray().length;
            for (const socket of inFlight.keys()) socket.destroy();
          }
        }, IDLE_CHECK_MS);
        server.once('close', () => clearInterval(timer));
      });
      return cut;
    },
  };
}
