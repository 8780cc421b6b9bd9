import { frameHosts } from '#commerce/widgets/frame-signal.ts';
import type { PageHosts } from '#integrations/gateway/integration.ts';
import { chooseEncoding, compressStream, isCompressible } from './compression.server.ts';
import { isPreview } from './page-address.server.ts';
import type { RenderedPage } from './page-cache.server.ts';
import type { RequestContext } from './request-context.server.ts';
import {
  contentSecurityPolicy,
  hashSource,
  inlineScriptHashes,
  withoutNonce,
} from './security-headers.server.ts';
import {
  type FindSmallStylesheet,
  inlineSmallStylesheets,
  listInlineStyles,
} from './small-stylesheets.server.ts';

/** Only ASCII is searched in a page, so its bytes are read as latin1: decoding UTF-8 took a fifth of the time of a page. */
const BYTE_ENCODING = 'latin1';

/** A page for all visitors, with a policy that has the hashes of its scripts and styles. */
export async function renderPublic(
  rendering: Promise<Response>,
  context: RequestContext,
  tags: Set<string>,
  pageHosts: PageHosts,
  findSmallStylesheet: FindSmallStylesheet,
): Promise<RenderedPage> {
  const response = await rendering;
  const headers = Object.fromEntries(response.headers);
  delete headers['set-cookie'];
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  let body: Buffer;
  if (isPage) {
    const marked = response.body
      ? Buffer.from(await response.arrayBuffer()).toString(BYTE_ENCODING)
      : (context.page ?? '');
    const html = inlineSmallStylesheets(withoutNonce(marked, context.nonce), findSmallStylesheet);
    body = Buffer.from(html, BYTE_ENCODING);
    headers['content-security-policy'] = contentSecurityPolicy({
      scripts: inlineScriptHashes(marked, context.nonce, BYTE_ENCODING),
      styles: listInlineStyles(html).map((style) => hashSource(style, BYTE_ENCODING)),
      media: [...pageHosts.media, ...mediaSources(context)],
      frames: [...frameSources(context), ...pageHosts.frames],
      parents: context.brand.settings.preview.allowedParentOrigins,
    });
    headers['content-language'] = context.locale;
  } else body = Buffer.from(await response.arrayBuffer());
  const { isProvisional } = context;
  return { status: response.status, headers, body, tags: [...tags], isProvisional };
}

/** A page for one visitor, with a nonce and the session's cookies. */
export function privateResponse(
  request: Request,
  response: Response,
  context: RequestContext,
  pageHosts: PageHosts,
  isDevelopment = false,
): Response {
  const headers = new Headers(response.headers);
  for (const cookie of context.session.cookies()) headers.append('set-cookie', cookie);
  const type = headers.get('content-type');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  // The frame of a vendor's widget has a narrower policy of its own.
  const hasPolicy = headers.has('content-security-policy');
  if (type?.startsWith('text/html') && !hasPolicy && !isDevelopment) {
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        scripts: [`'nonce-${context.nonce}'`],
        media: [...pageHosts.media, ...mediaSources(context)],
        frames: [...frameSources(context), ...pageHosts.frames],
        forms: pageHosts.forms,
        uploads: isForStaff(request) ? pageHosts.uploads : [],
        parents: isPreview(new URL(request.url)) ? context.brand.settings.preview.allowedParentOrigins : [],
      }),
    );
    headers.set('content-language', context.locale);
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

function isForStaff(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/staff');
}

/** Hosts of the brand's pictures and videos. */
function mediaSources({ brand }: RequestContext): string[] {
  const hosts = Object.values(brand.settings.media.hostByBrand);
  return [...new Set(hosts.flatMap((host) => (host ? [new URL(host).origin] : [])))];
}

/** Hosts whose pages may be framed; frames load only when a visitor opens them. */
function frameSources({ brand }: RequestContext): string[] {
  const { iframe, widgets } = brand.settings;
  const hosts = iframe.allowedHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`]);
  return [...hosts, ...frameHosts(widgets.advisorFrame, widgets.tryOnFrame)];
}
