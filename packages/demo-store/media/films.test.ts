import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../example-product.ts';
import { films } from './films.ts';

const folder = path.join(import.meta.dirname, 'films');
const MOST_BYTES = 400 * 1024;
const all = films.map(({ id }) => id);

describe('the films of the demo', () => {
  it('are at least six, of products, each in both encodings and no others', () => {
    expect(films.length).toBeGreaterThanOrEqual(6);
    expect(readdirSync(folder).toSorted()).toEqual(
      all.flatMap((id) => [`${id}.mp4`, `${id}.webm`]).toSorted(),
    );
  });

  it.each(all)('%s is small and has the format of its extension', (id) => {
    for (const type of ['mp4', 'webm']) {
      const file = path.join(folder, `${id}.${type}`);
      expect(statSync(file).size).toBeLessThan(MOST_BYTES);
      const head = readFileSync(file).subarray(0, 12);
      if (type === 'mp4') expect(head.subarray(4, 8).toString()).toBe('ftyp');
      else expect(head.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    }
  });

  it.each(all)('%s can play before it is fully loaded', (id) => {
    const text = readFileSync(path.join(folder, `${id}.mp4`)).toString('latin1');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it('are in the gallery of their product', () => {
    const [video] = exampleProduct('size-dress').colours[0]!.videos;
    expect(video?.sources.map(({ url }) => url)).toEqual([
      '/media/film/floral-dress.webm',
      '/media/film/floral-dress.mp4',
    ]);
    expect(video?.poster.src).toBe('/media/puff-dress/front/floral-small.navy.sage');
    expect(exampleProduct('size-dress').colours[1]!.videos).toEqual([]);
  });
});
