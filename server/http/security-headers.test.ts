import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.server.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('content security policy of public pages', () => {
  it('allows exactly the inline scripts of the page', () => {
    const html =
      '<script nonce="n1">one()</script><p>x</p><script nonce="n1" type="module" async="">two()\nthree()</script>';
    expect(inlineScriptHashes(html, 'n1')).toEqual([hash('one()'), hash('two()\nthree()')]);
  });

  it('needs no hash for files and data', () => {
    const html =
      '<script nonce="n1" src="/assets/a.js"></script><script nonce="n1" type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html, 'n1')).toEqual([]);
  });

  it('allows no script that came into the page with a text', () => {
    const injected = [
      '<script>evil()</script>',
      '<script nonce="">evil()</script>',
      '<script nonce="n">evil()</script>',
    ];
    expect(inlineScriptHashes(injected.join(''), 'n1')).toEqual([]);
  });

  it('allows no other inline script, no foreign host and no foreign frame', () => {
    const policy = contentSecurityPolicy({ scripts: [hash('one()')] });
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
