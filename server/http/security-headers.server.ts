import { createHash } from 'node:crypto';

/** Inline scripts that browsers execute; data blocks (JSON-LD) need no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)([^>]*)>([\s\S]*?)<\/script>/y;

/**
 * Public pages are cached for all visitors, so their inline scripts are allowed by hash, not by a nonce. Only scripts that carry
 * the nonce of the rendering count: one that got into the page with a text does not know it.
 */
export function inlineScriptHashes(html: string, nonce: string, encoding: BufferEncoding = 'utf8'): string[] {
  const mark = markOf(nonce);
  const hashes = new Set<string>();
  // Looking for the nonce is several times faster than matching every element of a page.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    INLINE_SCRIPT.lastIndex = html.lastIndexOf('<', at);
    const [, attributes = '', code] = INLINE_SCRIPT.exec(html) ?? [];
    if (code && attributes.includes(mark)) hashes.add(hashSource(code, encoding));
  }
  return [...hashes];
}

/** The page without the nonce, which is of no use to browsers in a cached page. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(markOf(nonce), '');
}

const markOf = (nonce: string) => ` nonce="${nonce}"`;

/** The source expression for an inline script or style. */
export function hashSource(code: string, encoding: BufferEncoding): string {
  return `'sha256-${createHash('sha256').update(code, encoding).digest('base64')}'`;
}

export interface PolicySources {
  scripts: string[];
  styles?: string[];
  /** Further hosts of pictures and videos. */
  media?: string[];
  frames?: string[];
  /** Other sites that a form may lead to, such as the bank of a shopper who pays. */
  forms?: string[];
  /** Other hosts to which scripts may send files. */
  uploads?: string[];
  /** Other sites that may put the page into a frame. */
  parents?: string[];
}

export function contentSecurityPolicy({
  scripts,
  styles = [],
  media = [],
  frames = [],
  forms = [],
  uploads = [],
  parents = [],
}: PolicySources): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    // React writes style attributes (reserved heights, slide counts); style elements need a hash.
    'style-src-elem': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...uploads],
    'frame-src': ["'self'", ...frames],
    'frame-ancestors': ["'self'", ...parents],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The same for every response. */
export const commonSecurityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Frame-Options': 'SAMEORIGIN',
};

export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
