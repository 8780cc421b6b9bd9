import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStorableJson, storableText } from './storable-text.ts';

describe('storable text', () => {
  it('has no NUL and no lone surrogates', () => {
    expect(storableText('A\u0000da')).toBe('Ada');
    expect(storableText('A\ud800da')).toBe('A\ufffdda');
    expect(storableText('Zoë 👗 ')).toBe('Zoë 👗 ');
  });

  it('is ensured for all values and keys of parsed JSON', () => {
    const sent = String.raw`{"a\u0000":["x\u0000y",{"b":"\ud83d"}],"n":1,"t":true,"z":null}`;
    expect(parseStorableJson(sent)).toEqual({ a: ['xy', { b: '\ufffd' }], n: 1, t: true, z: null });
    expect(() => parseStorableJson('{')).toThrow();
  });

  it('leaves valid JSON unchanged', () => {
    const sound = fc.jsonValue({ stringUnit: 'grapheme-ascii' });
    fc.assert(
      fc.property(sound, (value) => {
        expect(parseStorableJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
