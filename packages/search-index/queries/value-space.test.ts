import { describe, expect, it } from 'vitest';
import { SAMPLE_SCHEMA, searchDocument } from '../sample-catalogue.ts';
import { buildSegment } from '../segments/segment-builder.ts';
import { SegmentReader } from '../segments/segment-reader.ts';
import { ValueSpace } from './value-space.ts';

function segmentWith(...colours: string[]): SegmentReader {
  const facets = { colourFacets: colours };
  return new SegmentReader(buildSegment(1, [searchDocument('a', { facets })], SAMPLE_SCHEMA));
}

const numberOf = (reader: SegmentReader, numbers: Uint32Array, colour: string) =>
  numbers[reader.code('colourFacets', colour)]!;

describe('the numbering of facet values', () => {
  it('gives a value one number in all segments', () => {
    const space = new ValueSpace();
    const [first, second] = [segmentWith('Red', 'Blue'), segmentWith('Blue')];
    const [firstNumbers, secondNumbers] = [space.add(first), space.add(second)];
    expect(numberOf(second, secondNumbers, 'Blue')).toBe(numberOf(first, firstNumbers, 'Blue'));
    expect(space.values[numberOf(first, firstNumbers, 'Red')]).toEqual({ key: 'colourFacets', term: 'Red' });
  });

  it('frees a number when the last segment with its value goes', () => {
    const space = new ValueSpace();
    const [first, second] = [segmentWith('Red', 'Blue'), segmentWith('Blue')];
    const firstNumbers = space.add(first);
    space.add(second);
    const [red, blue] = [numberOf(first, firstNumbers, 'Red'), numberOf(first, firstNumbers, 'Blue')];
    const size = space.values.length;
    space.release(firstNumbers);
    const third = segmentWith('Green', 'Blue');
    const thirdNumbers = space.add(third);
    expect(numberOf(third, thirdNumbers, 'Blue')).toBe(blue);
    expect(numberOf(third, thirdNumbers, 'Green')).toBe(red);
    expect(space.values).toHaveLength(size);
  });
});
