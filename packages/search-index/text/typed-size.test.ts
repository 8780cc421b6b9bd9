import { describe, expect, it } from 'vitest';
import { KnownPhrases } from '../queries/known-phrases.ts';
import { PhraseTable } from '../queries/phrase-table.ts';
import { SAMPLE_SCHEMA } from '../sample-catalogue.ts';
import { splitWords } from './tokeniser.ts';
import { extractTypedSize } from './typed-size.ts';

const table = new PhraseTable(SAMPLE_SCHEMA);
for (const term of [
  '12',
  '12 Regular',
  '12 Long',
  'UK 14',
  'M',
  'Medium',
  'XL',
  '34DD',
  '42R',
  '42L',
  '34W 32L',
  '4-5 Years',
  'King',
  'Super King',
  '5',
])
  table.addValue({ key: 'sizes', term });
const phrases = new KnownPhrases([table], SAMPLE_SCHEMA);

function findSize(typed: string): string[] | null {
  const words = splitWords(typed);
  for (let i = 0; i < words.length; i++) {
    const size = extractTypedSize(words, i, phrases);
    if (size) return size.values;
  }
  return null;
}

describe('a typed size', () => {
  it.each([
    ['size 12 coat', ['12', '12 Long', '12 Regular']],
    ['dress size uk 14', ['UK 14']],
    ['medium t-shirt', ['M', 'Medium']],
    ['xl hoodie', ['XL']],
    ['34dd bra', ['34DD']],
    ['suit 42r', ['42R']],
    ['size 42 suit', ['42L', '42R']],
    ['jeans 34w', ['34W 32L']],
    ['dress age 5', ['4-5 Years']],
    ['dress for 5 years', ['4-5 Years']],
    ['king size duvet', ['King']],
    ['super king duvet', ['Super King']],
    ['boots 5', ['5']],
  ])('is found in "%s"', (typed, values) => {
    expect(findSize(typed)).toEqual(values);
  });

  it.each(['5 piece set', '3 seater sofa', 'size guide', 'age defying cream', '12'])(
    'is not found in "%s"',
    (typed) => {
      expect(findSize(typed)).toBeNull();
    },
  );
});
