import { requestContext } from '#app/context.ts';
import { taglineOf } from '#app/site/public-brand.ts';
import type { Route } from './+types/manifest';

const ICONS = [192, 512].map((size) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

/** The web app manifest of the brand. */
export function loader({ context }: Route.LoaderArgs) {
  const { brand, locale } = context.get(requestContext);
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: taglineOf(brand, locale),
    lang: locale,
    start_url: '/',
    display: 'minimal-ui',
    background_color: brand.theme.themeColour,
    theme_color: brand.theme.themeColour,
    icons: ICONS,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
