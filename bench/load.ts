import net from 'node:net';

export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p95: number;
  failures: number;
}

interface LoadOptions {
  port: number;
  /** Requested in turn. */
  paths: string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/** Sends HTTP/1.1 requests with keep-alive. Raw sockets, so that the load costs little CPU beside the server. */
export async function load({
  port,
  paths,
  connections,
  seconds,
  headers = {},
}: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let failures = 0;
  let turn = 0;
  const started = performance.now();
  const until = started + seconds * 1_000;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);

  const runOne = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      let sentAt = 0;
      let buffer: Buffer = Buffer.alloc(0);
      const send = () => {
        if (performance.now() >= until) {
          socket.end();
          resolve();
          return;
        }
        sentAt = performance.now();
        const path = paths[turn++ % paths.length];
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${lines.join('')}\r\n`);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
        const end = responseEnd(buffer);
        if (end === null) return;
        times.push(performance.now() - sentAt);
        if (!buffer.subarray(0, 16).includes(' 200')) failures++;
        buffer = buffer.subarray(end);
        send();
      });
    });

  await Promise.all(Array.from({ length: connections }, runOne));
  const elapsed = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    seconds: elapsed,
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    failures,
  };
}

/** Where the first response ends, or null while it is incomplete. */
function responseEnd(buffer: Buffer): number | null {
  const head = buffer.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const headers = buffer.subarray(0, head).toString('latin1').toLowerCase();
  const length = /content-length: (\d+)/.exec(headers);
  if (length) {
    const end = head + 4 + Number(length[1]);
    return buffer.length >= end ? end : null;
  }
  const end = buffer.indexOf('0\r\n\r\n', head);
  return end < 0 ? null : end + 5;
}
