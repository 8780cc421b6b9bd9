import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessageParts } from './message-parts.ts';
import { dismiss, rotationAt, socialProofIcon, visibleMessages } from './social-proof.ts';

describe('social proof rotation', () => {
  it('[PDP-12] first after 2 s, shown 5000 ms, fading 300 ms, one at a time', () => {
    expect(rotationAt(0, 3)).toEqual({ phase: 'waiting', nextInMs: 2000 });
    expect(rotationAt(500, 3)).toEqual({ phase: 'waiting', nextInMs: 1500 });
    expect(rotationAt(2000, 3)).toEqual({ phase: 'shown', index: 0, nextInMs: 5000 });
    expect(rotationAt(6999, 3)).toEqual({ phase: 'shown', index: 0, nextInMs: 1 });
    expect(rotationAt(7000, 3)).toEqual({ phase: 'fading', index: 0, nextInMs: 300 });
    expect(rotationAt(7300, 3)).toEqual({ phase: 'shown', index: 1, nextInMs: 5000 });
    expect(rotationAt(2000 + 3 * 5300, 3)).toMatchObject({ index: 0 });
  });

  it('[PDP-12] one message stays, none shows nothing', () => {
    expect(rotationAt(60_000, 1)).toEqual({ phase: 'resting', index: 0 });
    expect(rotationAt(60_000, 0)).toEqual({ phase: 'empty' });
  });

  it('[PDP-12] following nextInMs shows every message in turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), (count) => {
        const seen: number[] = [];
        for (let at = 0; seen.length < count * 2; ) {
          const now = rotationAt(at, count);
          if (now.phase === 'shown') seen.push(now.index);
          if (!('nextInMs' in now)) break;
          at += now.nextInMs;
        }
        expect(seen).toEqual(Array.from({ length: count * 2 }, (_, n) => n % count));
      }),
    );
  });
});

describe('social proof messages', () => {
  const messages = [
    { code: 'SLVP', message: 'a', icon: 'eye' as const },
    { code: 'QP', message: 'b', icon: 'bag' as const },
  ];
  const start = { productKey: 'p1', codes: [] };

  it('[PDP-12] can be dismissed one by one; dismissals reset on product change', () => {
    const gone = dismiss(start, 'p1', 'SLVP');
    expect(visibleMessages(messages, gone, 'p1').map((one) => one.code)).toEqual(['QP']);
    expect(dismiss(gone, 'p1', 'SLVP')).toEqual(gone);
    expect(visibleMessages(messages, gone, 'p2')).toHaveLength(2);
    expect(dismiss(gone, 'p2', 'QP')).toEqual({ productKey: 'p2', codes: ['QP'] });
  });

  it('[PDP-12] codes map to icons, unknown ones to a flame', () => {
    expect(['SLVP', 'QP', 'ATB', 'LPSP', 'RV5S', 'NEW'].map((code) => socialProofIcon(code))).toEqual([
      'eye',
      'bag',
      'basket',
      'clock',
      'star',
      'flame',
    ]);
  });

  it('[PDP-12] keep strong and nothing else', () => {
    expect(readMessageParts('Selling fast! <strong>12</strong> bought &amp; loved')).toEqual([
      { text: 'Selling fast! ', isStrong: false },
      { text: '12', isStrong: true },
      { text: ' bought & loved', isStrong: false },
    ]);
    expect(
      readMessageParts('<a href="javascript:x">Hi</a><img src=x onerror=y><script>alert(1)</script>!'),
    ).toEqual([{ text: 'Hi!', isStrong: false }]);
    expect(readMessageParts('<STRONG class="x">a<b>b</b></STRONG></strong>c')).toEqual([
      { text: 'ab', isStrong: true },
      { text: 'c', isStrong: false },
    ]);
  });

  it('[PDP-12] text without markup is unchanged', () => {
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[<&]/.test(text));
    fc.assert(
      fc.property(plain, (text) => {
        expect(
          readMessageParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
