import { frameHosts } from '#commerce/widgets/frame-signal.ts';
import { brandBySlug, type brandsIn } from '#config/brands/all.ts';
import { chooseEncoding, compressStream, isCompressible } from './compression.server.ts';
import type { OutsideHosts } from './outside-hosts.server.ts';
import type { RenderedPage } from './page-cache.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { contentSecurityPolicy, hashSource, inlineScriptHashes } from './security-headers.server.ts';
import { orderSleepingPage } from './sleeping-page.server.ts';
import { putSmallStylesIn, type SmallStyle, stylesIn } from './small-styles.server.ts';

/**
 * A page is put in order without reading its letters: what is looked for in it is plain ASCII. Turning UTF-8 into text and back
 * took a fifth of the time of a whole page.
 */
const BYTE_BY_BYTE = 'latin1';

/** A page that everyone gets, with the hashes of its own scripts and styles. */
export async function renderPublic(
  answer: Promise<Response>,
  visit: RequestContext,
  tags: Set<string>,
  outside: OutsideHosts,
  smallStyle: SmallStyle,
): Promise<RenderedPage> {
  const response = await answer;
  const headers = Object.fromEntries(response.headers);
  delete headers['set-cookie'];
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const rendered = Buffer.from(await response.arrayBuffer());
  const html = isPage ? putSmallStylesIn(orderSleepingPage(rendered.toString(BYTE_BY_BYTE)), smallStyle) : '';
  const body = isPage ? Buffer.from(html, BYTE_BY_BYTE) : rendered;
  if (isPage) {
    headers['content-security-policy'] = contentSecurityPolicy({
      scripts: inlineScriptHashes(html, BYTE_BY_BYTE),
      styles: stylesIn(html).map((style) => hashSource(style, BYTE_BY_BYTE)),
      media: [...outside.media, ...mediaSources(visit)],
      frames: [...frameSources(visit), ...outside.frames],
      parents: visit.brand.settings.preview.allowedParentOrigins,
    });
    headers['content-language'] = visit.locale;
  }
  const { isProvisional } = visit;
  return { status: response.status, headers, body, tags: [...tags], isProvisional };
}

/** A page for one visitor, with a nonce and what it set in cookies. */
export function privateAnswer(
  request: Request,
  response: Response,
  visit: RequestContext,
  outside: OutsideHosts,
  isDevelopment = false,
): Response {
  const headers = new Headers(response.headers);
  for (const cookie of visit.session.cookies()) headers.append('set-cookie', cookie);
  const type = headers.get('content-type');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  // A frame of somebody else's widget brings a narrower policy of its own.
  const hasPolicy = headers.has('content-security-policy');
  if (type?.startsWith('text/html') && !hasPolicy && !isDevelopment) {
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        scripts: [`'nonce-${visit.nonce}'`],
        media: [...outside.media, ...mediaSources(visit)],
        frames: [...frameSources(visit), ...outside.frames],
        forms: outside.forms,
        parents: isPreview(new URL(request.url)) ? visit.brand.settings.preview.allowedParentOrigins : [],
      }),
    );
    headers.set('content-language', visit.locale);
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'));
  const isPlain = !headers.has('content-encoding');
  if (!encoding || !response.body || !isPlain || !isCompressible(type)) {
    return new Response(response.body, { status: response.status, headers });
  }
  headers.set('content-encoding', encoding);
  headers.append('vary', 'Accept-Encoding');
  headers.delete('content-length');
  return new Response(compressStream(response.body, encoding), { status: response.status, headers });
}

/** A preview stands on the editor's own site and looks like the brand it is for. */
export function previewedBrand(url: URL, brands: ReturnType<typeof brandsIn>) {
  const wanted = url.searchParams.get('brand');
  return isPreview(url) && wanted ? brandBySlug(wanted, brands) : undefined;
}

function isPreview(url: URL): boolean {
  return /\/staff\/studio\/preview(?:\.data)?$/.test(url.pathname);
}

/** The hosts that this site's pictures and films may come from. */
function mediaSources({ brand }: RequestContext): string[] {
  const hosts = Object.values(brand.settings.media.hostByBrand);
  return [...new Set(hosts.flatMap((host) => (host ? [new URL(host).origin] : [])))];
}

/** Hosts whose pages an editor may frame; nothing of them loads before a visitor asks for it. */
function frameSources({ brand }: RequestContext): string[] {
  const { iframe, widgets } = brand.settings;
  const hosts = iframe.allowedHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]);
  return [...hosts, ...frameHosts(widgets.advisorFrame, widgets.tryOnFrame)];
}
