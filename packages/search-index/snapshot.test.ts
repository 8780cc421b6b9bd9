import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fullBits } from './bitset.ts';
import { SUITE_DOCUMENTS } from './sample-catalogue.ts';
import { buildSegment } from './segment-builder.ts';
import { loadSnapshot, saveSnapshot } from './snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-test-'));
const path = join(folder, 'index.snapshot');
afterAll(() => rmSync(folder, { recursive: true }));

const segment = buildSegment(4, SUITE_DOCUMENTS);
const snapshot = { sourceVersion: 'v7', segments: [{ segment, live: fullBits(segment.size) }] };

describe('a snapshot', () => {
  it('gives back exactly what was stored, on shared memory', () => {
    saveSnapshot(path, snapshot);
    const loaded = loadSnapshot(path)!;
    expect(loaded).toEqual(snapshot);
    expect(loaded.segments[0]!.segment.text.postingDocs.buffer).toBeInstanceOf(SharedArrayBuffer);
  });

  it('makes the folder it is to lie in, and leaves nothing behind when it cannot be stored', () => {
    const deeper = join(folder, 'a', 'b', 'index.snapshot');
    saveSnapshot(deeper, snapshot);
    expect(loadSnapshot(deeper)).toEqual(snapshot);
    const taken = join(folder, 'taken');
    mkdirSync(taken);
    expect(() => saveSnapshot(taken, snapshot)).toThrow();
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('is not there before it was stored', () => {
    expect(loadSnapshot(join(folder, 'none'))).toBeNull();
  });

  it('never gives anything but what was stored, whichever byte is wrong', () => {
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

  it('is refused when it was cut short, grew, or is of another version', () => {
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
