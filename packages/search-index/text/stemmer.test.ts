import { describe, expect, it } from 'vitest';
import { stemPhrase, stemWord } from './stemmer.ts';

describe('stemWord', () => {
  it.each([
    ['dresses', 'dress'],
    ['shoes', 'shoe'],
    ['blouses', 'blouse'],
    ['boxes', 'box'],
    ['watches', 'watch'],
    ['brushes', 'brush'],
    ['accessories', 'accessory'],
    ['ties', 'tie'],
    ['hoodies', 'hoodie'],
    ['knives', 'knife'],
    ['scarves', 'scarf'],
    ['womens', 'women'],
    ['jeans', 'jean'],
  ])('folds the plural %s with %s', (plural, singular) => {
    expect(stemWord(plural)).toBe(stemWord(singular));
  });

  it.each([
    ['gray', 'grey'],
    ['pajamas', 'pyjamas'],
    ['jewelry', 'jewellery'],
    ['color', 'colour'],
    ['moisturizer', 'moisturiser'],
    ['fiber', 'fibre'],
    ['cozy', 'cosy'],
  ])('folds the spelling %s with %s', (american, british) => {
    expect(stemWord(american)).toBe(stemWord(british));
  });

  it.each([
    ['leggings', 'leg'],
    ['bedding', 'bed'],
    ['dress', 'dre'],
    ['women', 'men'],
    ['canvas', 'canva'],
    ['size', 'sise'],
  ])('does not fold %s with %s', (word, other) => {
    expect(stemWord(word)).not.toBe(stemWord(other));
  });

  it('does not change sizes and codes', () => {
    expect(stemWord('501s')).toBe('501s');
  });

  it('stems a phrase word by word', () => {
    expect(stemPhrase(['grey', 'dresses'])).toBe(stemPhrase(['gray', 'dress']));
  });
});
