import type { Socket } from 'node:net';

const LENGTH_BYTES = 4;

/** Sends JSON after its length. False when the other side reads more slowly than this one writes. */
export function writeFrame(socket: Socket, json: string): boolean {
  const body = Buffer.from(json);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  socket.cork();
  socket.write(length);
  const isDrained = socket.write(body);
  socket.uncork();
  return isDrained;
}

/** Calls `onFrame` with every value that arrives. */
export function readFrames(socket: Socket, onFrame: (value: unknown) => void): void {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted = LENGTH_BYTES;
  socket.on('data', (chunk: Buffer) => {
    parts.push(chunk);
    held += chunk.length;
    if (held < wanted) return;
    let bytes = parts.length === 1 ? chunk : Buffer.concat(parts);
    wanted = LENGTH_BYTES;
    while (bytes.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + bytes.readUInt32BE();
      if (bytes.length < end) {
        wanted = end;
        break;
      }
      onFrame(JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end)));
      bytes = bytes.subarray(end);
    }
    parts = bytes.length > 0 ? [bytes] : [];
    held = bytes.length;
  });
}
