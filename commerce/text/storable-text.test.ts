import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStorableJson, storableText } from './storable-text.ts';

describe('text that can be kept', () => {
  it('has no zero bytes and no halves of characters', () => {
    expect(storableText('A\u0000da')).toBe('Ada');
    expect(storableText('A\ud800da')).toBe('A\ufffdda');
    expect(storableText('Zoë 👗 ')).toBe('Zoë 👗 ');
  });

  it('is all that JSON from outside brings, in names too', () => {
    const sent = String.raw`{"a\u0000":["x\u0000y",{"b":"\ud83d"}],"n":1,"t":true,"z":null}`;
    expect(parseStorableJson(sent)).toEqual({ a: ['xy', { b: '\ufffd' }], n: 1, t: true, z: null });
    expect(() => parseStorableJson('{')).toThrow();
  });

  it('leaves sound JSON as it is', () => {
    const sound = fc.jsonValue({ stringUnit: 'grapheme-ascii' });
    fc.assert(
      fc.property(sound, (value) => {
        expect(parseStorableJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
