import { expect, it } from 'vitest';
import { readRequestMetadata } from './request-metadata.server.ts';

const read = (headers: Record<string, string>, isOurs: boolean) =>
  readRequestMetadata(
    '192.0.2.1',
    (name) => headers[name],
    () => isOurs,
  );
const forwarded = {
  host: 'inner:3000',
  'x-forwarded-host': 'shop.example',
  'x-forwarded-proto': 'https',
  'x-request-id': 'abcdefgh-1',
};

it('believes what one of our proxies says', () => {
  expect(read(forwarded, true)).toEqual({ requestId: 'abcdefgh-1', host: 'shop.example', isSecure: true });
});

it('believes nobody else', () => {
  const metadata = read(forwarded, false);
  expect(metadata).toMatchObject({ host: 'inner:3000', isSecure: false });
  expect(metadata.requestId).not.toBe('abcdefgh-1');
});

it('gives a number to a request that brings none, or one that is no number', () => {
  expect(read({ 'x-request-id': 'two words' }, true).requestId).toMatch(/^[\da-f-]{36}$/);
});

it('knows the host of whoever names none', () => {
  expect(read({}, true).host).toBe('localhost');
});
