import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractFeatures, mentionsFeature } from './features.ts';
import { sentimentOf } from './sentiment.ts';
import { summariseReviews } from './summary.ts';
import { clausesOf, sentencesOf, stemOf, wordsOf } from './words.ts';

const dressReviews = [
  'Beautiful dress and the fit is perfect. The lining feels luxurious.',
  'Fits really well, the fabric is soft but the zip broke after one wash.',
  'The zip is poor quality and got stuck. Lovely colour though.',
  'True to size. The fabric is lovely and soft, and the colour is gorgeous.',
  'Great quality fabric. I wish the sleeves were longer, the sleeve length is too short.',
  'Perfect fit and a flattering neckline. Sleeves are lovely.',
  'The zip is flimsy. Otherwise a beautiful fabric and a good fit.',
  'Gorgeous colour, excellent quality. The fit is not good on the shoulders.',
];

describe('reading reviews', () => {
  it('splits sentences, clauses and words', () => {
    expect(sentencesOf('Lovely! Really soft.\nWould buy again')).toEqual([
      'Lovely!',
      'Really soft.',
      'Would buy again',
    ]);
    expect(clausesOf('Lovely colour but the zip broke, sadly')).toEqual([
      'Lovely colour',
      'the zip broke',
      'sadly',
    ]);
    expect(wordsOf('Didn’t FIT my café chair')).toEqual(["didn't", 'fit', 'my', 'café', 'chair']);
    expect(['sleeves', 'fits', 'glasses', 'boxes', 'cosy', 'dress', 'bodies'].map(stemOf)).toEqual([
      'sleeve',
      'fit',
      'glass',
      'box',
      'cosy',
      'dress',
      'body',
    ]);
  });

  it.each([
    ['The fabric is lovely', 1],
    ['Not good at all', -1],
    ['It is not very comfortable', -1],
    ["It doesn't feel cheap", 1],
    ['Not too tight on the arms', 1],
    ['The sleeves are too short', -1],
    ['Not only beautiful, well made', 1],
    ['The candle does not burn well', -1],
    ['Not the cheapest, fits well', 1],
    ['True to size', 1],
    ['A true story', 0],
    ['Nice as well', 1],
    ['It is not at all very soft', -1],
    ['I wore it on Tuesday', 0],
    ['Lovely colour but horrible scratchy fabric', -1],
  ])('finds the sentiment of "%s"', (text, sign) => {
    expect(Math.sign(sentimentOf(text))).toBe(sign);
  });
});

describe('features of reviews', () => {
  const features = extractFeatures(dressReviews);
  const named = (name: string) => features.find((one) => one.feature === name);

  it('[REV-01] are what reviewers mention, with the number of reviews, most-mentioned first', () => {
    expect(features.slice(0, 2).map((one) => one.feature)).toEqual(['fit', 'fabric']);
    expect(named('fit')?.count).toBe(5);
    expect(named('zip')?.count).toBe(3);
  });

  it('[REV-01] count sleeve and sleeves together', () => {
    expect(named('sleeve')?.count).toBe(2);
  });

  it('[REV-01] distinguish praise and complaint, including negation', () => {
    expect(named('zip')).toMatchObject({ positive: 0, negative: 3 });
    expect(named('fit')).toMatchObject({ positive: 4, negative: 1 });
  });

  it('[REV-01] leave out opinions and common words', () => {
    const names = features.map((one) => one.feature);
    for (const noise of ['lovely', 'beautiful', 'dress', 'one', 'really', 'wash'])
      expect(names).not.toContain(noise);
  });

  it('[REV-01] keep a frequent pair of words together', () => {
    const kettle = [
      'The water gauge leaks',
      'Water gauge is easy to read',
      'The water gauge cracked',
      'Nice handle',
    ];
    expect(extractFeatures(kettle).map((one) => one.feature)).toContain('water gauge');
    expect(extractFeatures(kettle).map((one) => one.feature)).not.toContain('gauge');
  });

  it('[REV-01] have their most frequent spelling', () => {
    const texts = ['The handles wobble', 'Handles are sturdy', 'One handle snapped', 'Love the handles'];
    expect(extractFeatures(texts)[0]).toMatchObject({ feature: 'handles', count: 4 });
  });

  it('[REV-02] the filter finds exactly as many reviews as a feature counts', () => {
    for (const { feature, count } of features) {
      expect(dressReviews.filter((text) => mentionsFeature(text, feature))).toHaveLength(count);
    }
    expect(mentionsFeature('anything', '')).toBe(false);
  });

  it('never throws, stays within bounds and is deterministic for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (texts) => {
        const found = extractFeatures(texts);
        expect(found).toEqual(extractFeatures(texts));
        for (const one of found) expect(one.count).toBeLessThanOrEqual(texts.length);
      }),
    );
  });
});

describe('the summary of reviews', () => {
  const reviews = dressReviews.map((text, n) => ({
    id: `r${n}`,
    rating: [5, 4, 2, 5, 4, 5, 3, 2][n] ?? 4,
    text,
  }));

  it('[REV-01] consists of sentences of the reviews, praise first', () => {
    const summary = summariseReviews(reviews);
    expect(summary?.sentences.length).toBeGreaterThanOrEqual(2);
    for (const { reviewId, text } of summary?.sentences ?? []) {
      const source = reviews.find((review) => review.id === reviewId)?.text.toLowerCase();
      expect(source).toContain(text.slice(0, -1).toLowerCase());
    }
    const tones = summary?.sentences.map((sentence) => sentence.tone) ?? [];
    expect(tones).toEqual(tones.toSorted().toReversed());
  });

  it('[REV-01] includes complaints when enough reviews are negative', () => {
    expect(summariseReviews(reviews)?.sentences.some((one) => one.tone === 'complaint')).toBe(true);
    expect(summariseReviews(reviews)?.criticised).toContain('zip');
    const content = reviews.map((review) => ({ ...review, rating: 5 }));
    expect(summariseReviews(content)?.sentences.every((one) => one.tone === 'praise')).toBe(true);
  });

  it('[REV-01] includes complaints in proportion to the reviews', () => {
    const complaints = [
      'The zip is flimsy and awkward.',
      'Poor fabric that feels rough.',
      'The colour faded, very dull.',
    ];
    const texts = [
      ...complaints,
      'The zip is sturdy and smooth.',
      'Lovely fabric that feels soft.',
      'Gorgeous rich colour here.',
    ];
    const half = texts.map((text, n) => ({ id: `h${n}`, rating: n < 3 ? 1 : 4, text }));
    const tones = summariseReviews(half)?.sentences.map((one) => one.tone);
    expect(tones).toEqual(['praise', 'praise', 'complaint', 'complaint']);
  });

  it('[REV-01] does not quote sentences with both praise and complaint', () => {
    const texts = [
      'The fabric is lovely but the zip broke at once.',
      'The zip broke and the fabric is lovely and soft.',
    ];
    const mixed = texts.map((text, n) => ({ id: `m${n}`, rating: 3, text }));
    expect(summariseReviews(mixed)?.sentences.map((one) => one.text) ?? []).not.toContain(texts[0]);
  });

  it('[REV-01] does not repeat itself', () => {
    const same = Array.from({ length: 40 }, (_, n) => ({
      id: `s${n}`,
      rating: 5,
      text: 'The fabric is lovely and very soft.',
    }));
    expect(summariseReviews(same)?.sentences).toHaveLength(1);
  });

  it('is null when no sentence can be quoted', () => {
    expect(summariseReviews([])).toBeNull();
    expect(summariseReviews([{ id: '1', rating: 5, text: 'ok' }])).toBeNull();
  });
});
