import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeAt, findStep, keyUri, stepOf, toBase32 } from './totp.server.ts';

/** The secret of the test vectors of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('[OPS-17] are those of RFC 6238 at %d seconds', (seconds, code) => {
    const at = new Date(seconds * 1000);
    expect(codeAt(SECRET, stepOf(at))).toBe(code);
    expect(findStep(SECRET, code, at)).toBe(stepOf(at));
  });

  it('[OPS-17] are accepted one step early or late, not two, and never when they are no code', () => {
    const now = new Date('2026-11-16T12:00:00Z');
    const offered = [-2, -1, 0, 1, 2].map((drift) => codeAt(SECRET, stepOf(now) + drift));
    expect(offered.map((code) => findStep(SECRET, code, now) !== null)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\d{6}$/.test(text));
        expect(findStep(SECRET, text, now)).toBeNull();
      }),
    );
  });

  it('are set up with the secret in base32', () => {
    expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(keyUri(SECRET, 'The Shop', 'ada@example.com')).toBe(
      'otpauth://totp/The%20Shop:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=The%20Shop',
    );
  });
});
