import { expect, it } from 'vitest';
import { readRequestMetadata } from './request-metadata.server.ts';

const read = (headers: Record<string, string>, isTrusted: boolean) =>
  readRequestMetadata(
    '192.0.2.1',
    (name) => headers[name],
    () => isTrusted,
  );
const forwarded = {
  host: 'inner:3000',
  'x-forwarded-host': 'shop.example',
  'x-forwarded-proto': 'https',
  'x-request-id': 'abcdefgh-1',
};

it('uses the headers of a trusted proxy', () => {
  expect(read(forwarded, true)).toEqual({ requestId: 'abcdefgh-1', host: 'shop.example', isSecure: true });
});

it('ignores these headers from anyone else', () => {
  const metadata = read(forwarded, false);
  expect(metadata).toMatchObject({ host: 'inner:3000', isSecure: false });
  expect(metadata.requestId).not.toBe('abcdefgh-1');
});

it('makes a new id for a request without a valid one', () => {
  expect(read({ 'x-request-id': 'two words' }, true).requestId).toMatch(/^[\da-f-]{36}$/);
});

it('has a default host', () => {
  expect(read({}, true).host).toBe('localhost');
});

it('takes the first host and protocol of two proxies in a row', () => {
  const headers = {
    host: 'inner:3000',
    'x-forwarded-host': 'shop.example, cdn.example',
    'x-forwarded-proto': 'https, http',
  };
  expect(read(headers, true)).toMatchObject({ host: 'shop.example', isSecure: true });
});
