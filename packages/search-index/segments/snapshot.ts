import {
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { MergeSource } from './merge-documents.ts';
import { sharedBytes, sharedDoubles, sharedFloats, sharedShorts, sharedWords } from './shared-arrays.ts';

export interface Snapshot {
  /** The caller's name for the state of the catalogue. */
  sourceVersion: string;
  /** The facet settings as JSON. */
  facets: string;
  segments: MergeSource[];
}

/** Has to be raised whenever the meaning of a stored array changes: tokeniser, stemmer, weights, layout. */
const SNAPSHOT_VERSION = 7;

const MAGIC = 'SELVEDGE';
const PREAMBLE_BYTES = 24;
const ALIGNMENT = 8;
/** Bytes per read or write call, which bounds the buffers below. */
const PIECE_BYTES = 64 * 1024 * 1024;

const NEW_ARRAY = {
  Uint8Array: sharedBytes,
  Uint16Array: sharedShorts,
  Uint32Array: sharedWords,
  Float32Array: sharedFloats,
  Float64Array: sharedDoubles,
};
type ArrayType = keyof typeof NEW_ARRAY;
type NumberArray = ReturnType<(typeof NEW_ARRAY)[ArrayType]>;

interface StoredArray {
  $array: ArrayType;
  offset: number;
  length: number;
}

interface Header {
  bodyBytes: number;
  bodyChecksum: number;
  content: unknown;
}

/** Writes to a temporary file and renames it, so that a crash leaves the old file or the new one. */
export function saveSnapshot(path: string, snapshot: Snapshot): void {
  const arrays: NumberArray[] = [];
  let offset = 0;
  const content = JSON.parse(
    JSON.stringify(snapshot, (_key, value) => {
      if (!ArrayBuffer.isView(value)) return value;
      const array = value as NumberArray;
      arrays.push(array);
      const stored: StoredArray = {
        $array: array.constructor.name as ArrayType,
        offset,
        length: array.length,
      };
      offset += padded(array.byteLength);
      return stored;
    }),
  );
  let bodyChecksum = 0;
  for (const array of arrays) for (const piece of pieces(array)) bodyChecksum = crc32(piece, bodyChecksum);
  const header = Buffer.from(JSON.stringify({ bodyBytes: offset, bodyChecksum, content } satisfies Header));
  const preamble = Buffer.alloc(PREAMBLE_BYTES);
  preamble.write(MAGIC, 'latin1');
  preamble.writeUInt32LE(SNAPSHOT_VERSION, 8);
  preamble.writeUInt32LE(header.length, 12);
  preamble.writeUInt32LE(crc32(header), 16);

  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFile(temporary, preamble, header, arrays);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeFile(path: string, preamble: Buffer, header: Buffer, arrays: readonly NumberArray[]): void {
  const file = openSync(path, 'w');
  try {
    writeAll(file, preamble);
    writeAll(file, header);
    writeAll(file, Buffer.alloc(padded(PREAMBLE_BYTES + header.length) - PREAMBLE_BYTES - header.length));
    for (const array of arrays) {
      for (const piece of pieces(array)) writeAll(file, piece);
      writeAll(file, Buffer.alloc(padded(array.byteLength) - array.byteLength));
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The snapshot; null when there is none, it has another version, or a single byte of it is wrong. */
export function loadSnapshot(path: string): Snapshot | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return null;
  }
  try {
    return readSnapshot(file, fstatSync(file).size);
  } catch {
    return null;
  } finally {
    closeSync(file);
  }
}

function readSnapshot(file: number, fileBytes: number): Snapshot | null {
  const preamble = readExactly(file, Buffer.alloc(PREAMBLE_BYTES), 0);
  if (preamble.toString('latin1', 0, 8) !== MAGIC || preamble.readUInt32LE(8) !== SNAPSHOT_VERSION)
    return null;
  const headerBytes = preamble.readUInt32LE(12);
  if (PREAMBLE_BYTES + headerBytes > fileBytes) return null;
  const headerText = readExactly(file, Buffer.alloc(headerBytes), PREAMBLE_BYTES);
  if (crc32(headerText) !== preamble.readUInt32LE(16)) return null;
  const header = JSON.parse(headerText.toString('utf8')) as Header;
  const bodyStart = padded(PREAMBLE_BYTES + headerBytes);
  if (bodyStart + header.bodyBytes !== fileBytes) return null;

  let checksum = 0;
  const restore = (node: unknown): unknown => {
    if (isStoredArray(node)) {
      const array = readArray(file, node, bodyStart);
      for (const piece of pieces(array)) checksum = crc32(piece, checksum);
      return array;
    }
    if (Array.isArray(node)) return node.map(restore);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, restore(value)]));
  };
  const snapshot = restore(header.content) as Snapshot;
  return checksum === header.bodyChecksum ? snapshot : null;
}

function readArray(file: number, stored: StoredArray, bodyStart: number): NumberArray {
  const array = NEW_ARRAY[stored.$array](stored.length);
  let position = bodyStart + stored.offset;
  for (const piece of pieces(array)) {
    readExactly(file, piece, position);
    position += piece.byteLength;
  }
  return array;
}

function isStoredArray(node: unknown): node is StoredArray {
  return typeof node === 'object' && node !== null && '$array' in node;
}

function* pieces(array: NumberArray): Generator<Buffer> {
  for (let from = 0; from < array.byteLength; from += PIECE_BYTES) {
    const length = Math.min(PIECE_BYTES, array.byteLength - from);
    yield Buffer.from(array.buffer, array.byteOffset + from, length);
  }
}

function readExactly(file: number, target: Buffer, position: number): Buffer {
  let done = 0;
  while (done < target.length) {
    const read = readSync(file, target, done, target.length - done, position + done);
    if (read === 0) throw new Error('search index: the snapshot file is truncated');
    done += read;
  }
  return target;
}

function writeAll(file: number, bytes: Buffer): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(file, bytes, done);
}

function padded(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
