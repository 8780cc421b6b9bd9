import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { archetypes, isPrinted } from './archetypes.ts';
import { campaigns } from './campaign-scenes.ts';
import { fabricById, fabrics } from './fabrics.ts';
import { masterFile, pushFile, smallMasterFile } from './master-layout.ts';
import { palette } from './palette.ts';
import { socialScenes } from './social-scenes.ts';

const here = import.meta.dirname;
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_FILES = 400;

describe('the drawn pictures of the demo store', () => {
  it.each(archetypes.map((a) => [a.id, a] as const))('has every view of %s', (_id, archetype) => {
    const missing = archetype.views.filter(
      (v) => !existsSync(join(here, 'masters', masterFile(archetype.id, v))),
    );
    expect(missing).toEqual([]);
    expect(archetype.views).toContain('front');
    expect(archetype.views.length).toBeGreaterThan(1);
  });

  it('has a tile for every fabric and a fabric for every name in an archetype', () => {
    expect(
      fabrics.filter((f) => !existsSync(join(here, 'fabrics', `${f.id}.webp`))).map((f) => f.id),
    ).toEqual([]);
    expect(archetypes.flatMap((a) => a.fabrics.filter((f) => !fabricById.has(f)))).toEqual([]);
  });

  it('has at least 50 archetypes, 16 fabrics and 70 colours, without duplicates', () => {
    expect(new Set(archetypes.map((a) => a.id)).size).toBe(archetypes.length);
    expect(new Set(palette.map((c) => c.slug)).size).toBe(palette.length);
    expect(archetypes.length).toBeGreaterThanOrEqual(50);
    expect(fabrics.length).toBeGreaterThanOrEqual(16);
    expect(palette.length).toBeGreaterThanOrEqual(70);
  });

  it('stays within the size limit of the repository', () => {
    const drawn = ['masters', 'small-masters', 'pushes', 'fabrics', 'campaigns'].map((folder) =>
      readdirSync(join(here, folder)).map((file) => statSync(join(here, folder, file)).size),
    );
    expect(drawn[0]!.length).toBeLessThan(MOST_FILES);
    expect(drawn.flat().reduce((a, b) => a + b, 0)).toBeLessThan(MOST_BYTES);
  });

  it('has no unused master, and every master in both sizes', () => {
    const asked = new Set(archetypes.flatMap((a) => a.views.map((v) => masterFile(a.id, v))));
    expect(readdirSync(join(here, 'masters')).filter((f) => !asked.has(f))).toEqual([]);
    const small = archetypes.flatMap((a) => a.views.map((v) => smallMasterFile(a.id, v)));
    expect(readdirSync(join(here, 'small-masters')).sort()).toEqual(small.sort());
  });

  it('has a push file for every printed archetype and for no other', () => {
    const asked = archetypes.filter(isPrinted).flatMap((a) => a.views.map((v) => pushFile(a.id, v)));
    expect(readdirSync(join(here, 'pushes')).sort()).toEqual(asked.sort());
  });

  it.each([...campaigns, ...socialScenes].map((c) => c.id))(
    'has the picture %s, light enough for a first view',
    (id) => {
      expect(statSync(join(here, 'campaigns', `${id}.webp`)).size).toBeLessThan(120 * 1024);
    },
  );
});
