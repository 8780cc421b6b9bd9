import { contentTag } from '#commerce/content/content-page.ts';
import { requestContext, shopContext } from '../../context.ts';
import type { Route } from './+types/menu';
import { requestedLocale } from './requested-locale.ts';
import { jsonResponse } from './responses.ts';

/** The whole menu; pages fetch it when the visitor needs it, so that every page stays small. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { brand, dependsOn } = context.get(requestContext);
  const locale = requestedLocale(brand, new URL(request.url).searchParams.get('locale'));
  const departments = await context.get(shopContext).content.navigation.menu(brand, locale);
  dependsOn('categories', ...departments.map(({ slug }) => contentTag('menu', slug)));
  return jsonResponse({ departments });
}
