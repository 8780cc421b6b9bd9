import { requestContext, shopContext } from '#app/context.ts';
import { widgetPolicy, writeWidgetPage } from '#commerce/widgets/widget-page.ts';
import type { Route } from './+types/widget';

/** The document of a widget's frame: a vendor's script runs here, with a policy of its own, and not in the page around it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const visit = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const locale = searchParams.get('locale') ?? visit.locale;
  const { widgets } = context.get(shopContext);
  const page = await widgets.page(params.name, searchParams, { ...visit, locale });
  if (!page) return new Response(null, { status: 404 });
  const nonce = visit.nonce ?? '';
  return new Response(writeWidgetPage(page, nonce), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': widgetPolicy(page, visit.origin, nonce),
    },
  });
}
