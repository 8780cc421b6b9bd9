import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { mediaHostOf } from '#app/site/public-brand.ts';
import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/products';

/** The brand's product feed for shopping channels, which fetch it once a day. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { brand, origin } = context.get(requestContext);
  const { body: feed, madeAt } = await context.get(shopContext).products.feed.open(brand, {
    origin,
    mediaHost: mediaHostOf(brand),
  });
  const isCompressed = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  const body = isCompressed ? feed : feed.pipe(createGunzip());
  return new Response(Readable.toWeb(body) as ReadableStream, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'last-modified': madeAt.toUTCString(),
      vary: 'accept-encoding',
      ...(isCompressed && { 'content-encoding': 'gzip' }),
    },
  });
}
