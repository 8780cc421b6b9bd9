import { contentTag } from '#commerce/content/content-page.ts';
import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/menu';

/** The whole menu, fetched when a visitor reaches for it: every page stays small. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { brand, dependsOn } = context.get(requestContext);
  const asked = new URL(request.url).searchParams.get('locale');
  const locale = brand.locales.find((known) => known === asked) ?? brand.locale;
  dependsOn('categories', ...brand.menu.map((slug) => contentTag('menu', slug)));
  return Response.json({ departments: await context.get(shopContext).navigation.menu(brand, locale) });
}
