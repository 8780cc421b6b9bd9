import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.server.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('content security policy of public pages', () => {
  it('allows exactly the inline scripts of the page', () => {
    const html = '<script>one()</script><p>x</p><script type="module" async="">two()\nthree()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()\nthree()')]);
  });

  it('needs no hash for files and data', () => {
    const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('allows no other inline script, no foreign host and no foreign frame', () => {
    const policy = contentSecurityPolicy({ scripts: [hash('one()')] });
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
  });
});
