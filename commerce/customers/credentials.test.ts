import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNewPassword, checkSignUp, safeReturnPath } from './credentials.ts';

const form = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password: 'analytical engine' };

describe('checkSignUp', () => {
  it('accepts names, an email address and a password of eight characters or more', () => {
    expect(checkSignUp(form)).toEqual({});
  });

  it('reports every invalid field', () => {
    expect(checkSignUp({ firstName: ' ', lastName: '', email: 'ada', password: 'short' })).toEqual({
      firstName: 'errors.firstName',
      lastName: 'errors.lastName',
      email: 'errors.email',
      password: 'errors.passwordShort',
    });
  });

  it('rejects passwords that are easy to guess', () => {
    expect(checkNewPassword('ADA@example.com', 'ada@example.com')).toBe('errors.passwordIsEmail');
    expect(checkNewPassword('aaaaaaaaaa', 'ada@example.com')).toBe('errors.passwordWeak');
    expect(checkNewPassword('x'.repeat(201), 'ada@example.com')).toBe('errors.passwordLong');
  });
});

describe('the return path after sign-in', () => {
  it('stays on this site', () => {
    expect(safeReturnPath('/product/x?colour=Navy')).toBe('/product/x?colour=Navy');
    for (const bad of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '',
      null,
      '/\t/evil.example',
    ]) {
      expect(safeReturnPath(bad)).toBe('/account');
    }
  });

  it('never leads to another host, whatever the input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const url = new URL(safeReturnPath(`/${text}`), 'https://shop.example');
        expect(url.host).toBe('shop.example');
      }),
    );
  });
});
