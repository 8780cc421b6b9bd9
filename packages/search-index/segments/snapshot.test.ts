import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SAMPLE_DOCUMENTS, SAMPLE_SCHEMA } from '../sample-catalogue.ts';
import { fullBits } from './bitset.ts';
import { buildSegment } from './segment-builder.ts';
import { loadSnapshot, saveSnapshot } from './snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-test-'));
const path = join(folder, 'index.snapshot');
afterAll(() => rmSync(folder, { recursive: true }));

const segment = buildSegment(4, SAMPLE_DOCUMENTS, SAMPLE_SCHEMA);
const snapshot = { sourceVersion: 'v7', facets: '[]', segments: [{ segment, live: fullBits(segment.size) }] };

describe('a snapshot', () => {
  it('is loaded exactly as it was stored, into shared memory', () => {
    saveSnapshot(path, snapshot);
    const loaded = loadSnapshot(path)!;
    expect(loaded).toEqual(snapshot);
    expect(loaded.segments[0]!.segment.text.postingDocs.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('creates its folder, and leaves no temporary file when it cannot be stored', () => {
    const deeper = join(folder, 'a', 'b', 'index.snapshot');
    saveSnapshot(deeper, snapshot);
    expect(loadSnapshot(deeper)).toEqual(snapshot);
    const occupied = join(folder, 'occupied');
    mkdirSync(occupied);
    expect(() => saveSnapshot(occupied, snapshot)).toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('is null before it was stored', () => {
    expect(loadSnapshot(join(folder, 'none'))).toBeNull();
  });

  it('is never loaded with a wrong byte', () => {
    saveSnapshot(path, snapshot);
    const whole = readFileSync(path);
    let refused = 0;
    for (let at = 0; at < whole.length; at += 97) {
      const damaged = Buffer.from(whole);
      damaged[at] = damaged[at]! ^ 0x40;
      writeFileSync(path, damaged);
      const loaded = loadSnapshot(path);
      if (loaded === null) refused++;
      else expect(loaded).toEqual(snapshot);
    }
    expect(refused).toBeGreaterThan(10);
  });

  it('is refused when it is truncated, too long, or has another version', () => {
    saveSnapshot(path, snapshot);
    const whole = readFileSync(path);
    const other = Buffer.from(whole);
    other.writeUInt32LE(999, 8);
    for (const content of [
      whole.subarray(0, whole.length - 8),
      Buffer.concat([whole, whole]),
      other,
      Buffer.alloc(3),
    ]) {
      writeFileSync(path, content);
      expect(loadSnapshot(path)).toBeNull();
    }
  });
});
