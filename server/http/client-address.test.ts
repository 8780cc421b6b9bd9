import { describe, expect, it } from 'vitest';
import { clientAddress, networkList } from './client-address.server.ts';

const trusted = networkList(['10.0.0.0/8', '::1']);

describe('the address of a visitor', () => {
  it('is that of the connection without a trusted proxy', () => {
    expect(clientAddress('203.0.113.9', '198.51.100.1', trusted)).toBe('203.0.113.9');
  });

  it('is the hop before the trusted proxies', () => {
    expect(clientAddress('10.0.0.2', '198.51.100.1, 10.1.2.3', trusted)).toBe('198.51.100.1');
  });

  it('cannot be forged by a header of the visitor', () => {
    expect(clientAddress('10.0.0.2', '127.0.0.1, 198.51.100.1', trusted)).toBe('198.51.100.1');
  });

  it('reads IPv4-mapped IPv6 addresses', () => {
    expect(clientAddress('::ffff:10.0.0.2', '198.51.100.1', trusted)).toBe('198.51.100.1');
  });

  it('ignores invalid addresses in the header', () => {
    expect(clientAddress('10.0.0.2', 'unknown, <script>', trusted)).toBe('10.0.0.2');
  });
});

describe('networks', () => {
  it('reports which entry is wrong', () => {
    expect(() => networkList(['office'])).toThrow('"office" is not a network address');
  });
});
