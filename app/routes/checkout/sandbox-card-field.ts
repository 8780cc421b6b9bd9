import { requestContext, shopContext } from '#app/context.ts';
import { cardFieldPage } from '#app/features/checkout/card-field-page.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { readForm } from '#app/routes/read-form.ts';
import stylesheet from '../../features/checkout/card-field.css?url';
import type { Route } from './+types/sandbox-card-field';

const SESSION = /^[0-9a-f]{32}$/;

/** The embedded payment provider's document for card numbers, shown in a frame. */
export async function loader(args: Route.LoaderArgs) {
  const { sandbox } = open(args);
  return page(args, null, await sandbox.cardField.read(args.params.session));
}

export async function action(args: Route.ActionArgs) {
  const { sandbox } = open(args);
  const form = await readForm(args.request);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40);
  const check = await sandbox.enterCard(args.params.session, {
    number: text('number'),
    expiry: text('expiry'),
    securityCode: text('securityCode'),
  });
  return check.valid ? page(args, null, check) : page(args, check.field, null);
}

function open({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const { sandbox } = context.get(shopContext).checkout;
  if (!sandbox || !SESSION.test(params.session)) throw new Response(null, { status: 404 });
  return { sandbox };
}

function page(
  { context, request }: Route.LoaderArgs | Route.ActionArgs,
  wrong: 'number' | 'expiry' | 'securityCode' | null,
  card: { brand: string; lastFour: string } | null,
) {
  const locale = new URL(request.url).searchParams.get('locale') ?? 'en-GB';
  const nonce = context.get(requestContext).nonce ?? '';
  const translate = translatorFor(locale);
  const t = (key: string) => translate(`card-field.${key}`) ?? key;
  const html = cardFieldPage({ t, locale, stylesheet, nonce, wrong, card });
  return new Response(html, {
    status: wrong ? 422 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
