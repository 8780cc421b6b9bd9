import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lineById } from '@selvedge/demo-store/catalogue/lines/all.ts';
import { specials } from '@selvedge/demo-store/catalogue/specials/specials.ts';
import { describe, expect, it } from 'vitest';
import { readGlb } from './read-glb.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../packages/demo-store/media/models');

function model(name: string) {
  const bytes = readFileSync(path.join(FOLDER, name));
  return readGlb(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}

describe('[GAL-03] three-dimensional models', () => {
  it.each(readdirSync(FOLDER))(
    '%s is valid: indices exist, normals have length one, one part is tinted',
    (name) => {
      const parts = model(name);
      expect(parts.filter(({ isTinted }) => isTinted)).toHaveLength(1);
      for (const { positions, normals, indices } of parts) {
        expect(normals).toHaveLength(positions.length);
        expect(Math.max(...indices)).toBeLessThan(positions.length / 3);
        expect(positions.every(Number.isFinite)).toBe(true);
        for (let at = 0; at < normals.length; at += 3) {
          expect(Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!)).toBeCloseTo(1, 3);
        }
      }
    },
  );

  it('every model that the demo store names exists', () => {
    const named = specials.flatMap(({ line }) => lineById(line).voxeloId ?? []);
    const held = readdirSync(FOLDER).map((file) => file.replace('.glb', ''));
    expect([...new Set(named)].filter((id) => !held.includes(id))).toEqual([]);
  });

  it('other files are refused', () => {
    expect(() => readGlb(new ArrayBuffer(64))).toThrow('This is no GLB file.');
  });
});
