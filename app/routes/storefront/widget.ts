import { requestContext, shopContext } from '#app/context.ts';
import { widgetPolicy, writeWidgetPage } from '#commerce/widgets/widget-page.ts';
import type { Route } from './+types/widget';

/** The document of a widget's frame: the vendor's script runs here, under its own policy, and not in the page around it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { brand, origin, nonce = '', locale: pathLocale } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale') ?? pathLocale;
  const widgets = context.get(shopContext).widgets.frames;
  const page = await widgets.page(params.name, searchParams, { brand, origin, locale });
  if (!page) return new Response(null, { status: 404 });

  return new Response(writeWidgetPage(page, nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': widgetPolicy(page, origin, nonce),
    },
  });
}
